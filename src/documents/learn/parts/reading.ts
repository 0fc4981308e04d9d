import { type Block, link, type Text } from '../../../blocks/doc.ts';
import { itemPath } from '../../../core/address.ts';
import { findEntry } from '../../../core/catalog/entries.ts';
import { namesIn } from '../../../core/guides/prose-components.ts';
import type { CatalogEntry } from '../../../core/model/catalog.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import { type Lang, SUBSTANCES, type Substance } from '../../../core/model/vocabulary.ts';
import { saidPreparation } from '../../../core/preparation/said.ts';
import { speaking } from '../../../core/words/index.ts';
import { preparationBlocks } from '../../../views/preparation.ts';
import { nameOf } from '../../catalog/pages.ts';
import { ranked, rankOf } from '../../catalog/wanted.ts';
import { itemsNamed, type Part } from './part.ts';
import { WORDS } from './words.ts';

/** <Grid name="tsh-free-t4" />: two results read together. */
export const grid: Part = ({ name }, { learning }, lang) => {
  const found = learning.grids.find(({ slug }) => slug === name);
  if (found === undefined) throw new Error(`Grid: no grid "${name}"`);
  const { title, rows, columns, cells, note, sources } = found;
  const { level: levels } = WORDS[lang].grid;
  return [
    {
      kind: 'table',
      caption: title[lang],
      head: [`${rows.label[lang]} / ${columns.label[lang]}`, ...columns.items.map((item) => item[lang])],
      rows: rows.items.map((item, i): Text[] => [
        [{ strong: item[lang] }],
        ...(cells[i] ?? []).map(
          ({ text, level }): Text =>
            levels[level] === '' ? text[lang] : [{ strong: `${levels[level]}.` }, ` ${text[lang]}`],
        ),
      ]),
    },
    { kind: 'text', text: note[lang] },
    { kind: 'sources', sources },
  ];
};

/** <WindowPeriods infections="hiv syphilis" />: how long to wait, by test. */
export const windowPeriods: Part = ({ infections }, { learning, catalog }, lang) => {
  const wanted = namesIn(infections);
  const rows = learning.windows.filter(
    ({ infectionSlug }) => wanted.length === 0 || wanted.includes(infectionSlug),
  );
  if (rows.length === 0) throw new Error(`WindowPeriods: none of "${infections}"`);
  const words = WORDS[lang].windows;
  return [
    {
      kind: 'table',
      caption: words.caption,
      head: words.head,
      rows: rows.map(({ infection, test, tests, earliest, conclusive, note }): Text[] => [
        infection[lang],
        testNamed(test[lang], tests, catalog.entries),
        earliest[lang],
        note === undefined ? conclusive[lang] : `${conclusive[lang]} (${note[lang]})`,
      ]),
    },
  ];
};

function testNamed(text: string, [first = '']: readonly string[], entries: readonly CatalogEntry[]): Text {
  const entry = findEntry(first, entries);
  return entry === undefined ? text : [link(text, itemPath(entry))];
}

/** <SeekCare signs="chest-pain" />: what to do first, as the warning signs say it. */
export const seekCare: Part = ({ signs }, data, lang) => {
  const named = namesIn(signs).map((slug) => {
    const sign = data.signs.records.find((record) => record.slug === slug);
    if (sign === undefined) throw new Error(`SeekCare: no warning sign "${slug}"`);
    return sign;
  });
  return named.map(
    ({ said, urgency }): Block => ({
      kind: 'callout',
      tone: urgency === 'now' ? 'urgent' : 'warning',
      text: [{ strong: `${said[lang].name}.` }, ` ${said[lang].text}`],
    }),
  );
};

/** <PrepTimeline tests="lipid-panel cortisol-am" />: what to do before the draw, and when. */
export const prepTimeline: Part = ({ tests }, data, lang) => {
  const { preparation } = saidPreparation(itemsNamed(tests, data), data, speaking(lang));
  const blocks = preparationBlocks(preparation, lang);
  return blocks.length === 0 ? [{ kind: 'text', text: WORDS[lang].prep.none }] : blocks;
};

/** A table of more is no answer. */
const MOST_CHANGED = 15;

const isSubstance = (name: string): name is Substance => SUBSTANCES.some((known) => known === name);

/** <ChangedBy substance="biotin" />: the most wanted tests whose records name it, each with what they say. */
export const changedBy: Part = ({ substance = '' }, data, lang) => {
  if (!isSubstance(substance)) throw new Error(`ChangedBy: no substance "${substance}"`);
  const words = WORDS[lang].changed;
  const told = ranked(
    data.catalog.entries.filter(({ type }) => type !== 'panel'),
    rankOf,
  ).flatMap((entry) => saying(entry, substance, data, lang));
  if (told.length === 0) return [{ kind: 'text', text: words.none }];
  const shown = told.slice(0, MOST_CHANGED);
  return [
    {
      kind: 'table',
      caption: words.caption(WORDS[lang].substance[substance] ?? substance),
      head: words.head,
      rows: shown.map(({ entry, text }): Text[] => [[link(nameOf(entry, lang), itemPath(entry))], text]),
    },
    ...(told.length > shown.length
      ? [{ kind: 'text', text: `${words.more(told.length - shown.length)}.` } as const]
      : []),
  ];
};

/** What a test says of it. */
function saying(
  entry: CatalogEntry,
  substance: Substance,
  { itemTexts }: Pick<Dataset, 'itemTexts'>,
  lang: Lang,
) {
  const { changedBy, said } = itemTexts[entry.slug] ?? {};
  const text = said?.[lang].interference[changedBy?.[substance] ?? -1];
  return text === undefined ? [] : [{ entry, text }];
}
