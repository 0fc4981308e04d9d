import { nameOf } from '../../blocks/catalog-list.ts';
import {
  type Block,
  type Doc,
  heading,
  type Inline,
  link,
  paragraph,
  section,
  type Text,
} from '../../blocks/doc.ts';
import { conditionPath, itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { ConditionRecord } from '../../core/model/condition.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { saidPreparation } from '../../core/preparation/said.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { meaningPath } from '../../core/reference/describe.ts';
import { speaking } from '../../core/words/index.ts';
import { preparationBlocks } from '../../views/preparation.ts';
import { homeStep } from '../home-step.ts';
import { guidesFrom } from '../learn/prose-links.ts';
import type { Material } from '../material.ts';
import { reviewText } from '../reference/review-words.ts';
import { readNext } from './read-next.ts';
import { orderRail, startBlocks } from './start.ts';
import { WORDS } from './words.ts';

interface Page {
  readonly condition: ConditionRecord;
  readonly lang: Lang;
  readonly data: Pick<Dataset, 'catalog' | 'markers' | 'preparations' | 'service'>;
}

/** A health topic: when to get care, what to begin with, what may follow, and how it is read. */
export function conditionDoc(
  condition: ConditionRecord,
  lang: Lang,
  { data, prose }: Pick<Material, 'data' | 'prose'>,
): Doc {
  const words = WORDS[lang];
  const { slug, private: hidden, care, said, questions, related, sources, review } = condition;
  const { name, about, aliases, what, timing, followUp } = said[lang];
  const page: Page = { condition, lang, data };
  const list = (items: readonly Text[]): Block => ({ kind: 'list', items });
  return {
    path: conditionPath(slug),
    lang,
    kind: 'condition',
    title: words.title(name),
    shortTitle: words.short(name),
    description: about,
    updatedAt: data.service.service.dataRelease,
    private: hidden === true,
    trail: [homeStep(lang), { title: words.all, path: '/conditions' }],
    blocks: [
      ...care
        .filter(({ urgency }) => urgency === 'now')
        .map(({ text }): Block => ({ kind: 'callout', tone: 'urgent', text: text[lang] })),
      paragraph(what),
      ...section(words.care, laterCare(page), list),
      ...orderRail(condition, lang, data),
      ...startBlocks(condition, lang, data),
      ...section(words.later, laterItems(page), (items) => ({ kind: 'links', display: 'cards', items })),
      ...section(words.rarely, rarelyItems(page), (items) => ({
        kind: 'fold',
        title: words.mostly(items.length),
        blocks: [list(items)],
      })),
      heading(words.timing),
      paragraph(timing),
      ...preparationBlocks(
        saidPreparation(
          condition.start.flatMap(({ item }) => findEntry(item, data.catalog.entries) ?? []),
          data,
          speaking(lang),
        ).preparation,
        lang,
      ),
      ...section(words.reading, readingItems(page), list),
      heading(words.followUp),
      paragraph(followUp),
      heading(words.questions),
      list(questions.map((question) => question[lang])),
      ...section(words.related, relatedTo(related, page), (items) => ({ kind: 'links', items })),
      ...section(
        words.next,
        readNext(
          { guides: guidesFrom('conditions', condition.slug, lang, prose), conditions: [condition.slug] },
          lang,
          { data },
        ),
        (items) => ({
          kind: 'links',
          items,
        }),
      ),
      ...section(words.called, aliases, (names) => paragraph(names.join(', '))),
      { kind: 'callout', tone: 'note', text: words.note },
      heading(words.sources),
      { kind: 'sources', sources },
      paragraph(reviewText(review, words.unreviewed, lang)),
    ],
  };
}

const relatedTo = (slugs: readonly string[], { lang, data }: Page) =>
  slugs
    .flatMap((slug) => data.catalog.conditions.find((one) => one.slug === slug) ?? [])
    .map(({ slug, said }) => ({
      title: said[lang].name,
      path: conditionPath(slug),
      note: said[lang].about,
    }));

const laterCare = ({ condition, lang }: Page): Text[] =>
  condition.care.flatMap(({ urgency, text }): Text[] =>
    urgency === 'now' ? [] : [[{ strong: `${WORDS[lang].urgency[urgency]}:` }, ` ${text[lang]}`]],
  );

function laterItems({ condition, lang, data }: Page) {
  return condition.later.flatMap(({ item, when, reason }) => {
    const entry = findEntry(item, data.catalog.entries);
    if (entry === undefined) return [];
    return [
      {
        title: nameOf(entry, lang),
        path: itemPath(entry),
        note: `${when[lang]}: ${reason[lang]}`,
        figure: WORDS[lang].price(printDollars(entry.listCents)),
        ...(entry.orderable ? { add: { slugs: [entry.slug], name: nameOf(entry, lang) } } : {}),
      },
    ];
  });
}

const adding = (entry: CatalogEntry, lang: Lang): Inline[] =>
  entry.orderable ? [{ add: { slugs: [entry.slug], name: nameOf(entry, lang) }, lang }] : [];

const rarelyItems = ({ condition, lang, data }: Page): Text[] =>
  condition.rarely.flatMap(({ item, reason }): Text[] => {
    const entry = findEntry(item, data.catalog.entries);
    return entry === undefined
      ? []
      : [[link(nameOf(entry, lang), itemPath(entry)), `: ${reason[lang]} `, ...adding(entry, lang)]];
  });

/** Each marker with its page, and with those of its high and low values where they exist. */
function readingItems({ condition, lang, data }: Page): Text[] {
  return condition.reading.flatMap(({ marker: slug, text }): Text[] => {
    const marker = data.markers.records.find((one) => one.slug === slug);
    if (marker === undefined) return [];
    return [
      [
        link(marker.said[lang].name, `/biomarkers/${slug}`),
        `: ${text[lang]}`,
        ...marker.meanings.flatMap((side) => [' ', link(WORDS[lang].side[side], meaningPath(marker, side))]),
      ],
    ];
  });
}
