import { nameOf } from '../../blocks/catalog-list.ts';
import { type Block, type Doc, heading, paragraph, section } from '../../blocks/doc.ts';
import { itemPath, notSoldPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { NotSold } from '../../core/model/not-sold.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { around, besideBlocks, byGroup } from '../beside.ts';
import { byLetter } from '../by-letter.ts';
import { homeStep } from '../home-step.ts';
import { WORDS } from './words.ts';

export const NOT_SOLD_PATH = '/not-sold';

type Data = Pick<Dataset, 'catalog' | 'notSold' | 'service' | 'signs'>;

/** Something that cannot be ordered here: what it is, how it differs from what can, and where it is had. */
export function notSoldDoc({ slug, said, compared, sign, sources }: NotSold, lang: Lang, data: Data): Doc {
  const words = WORDS[lang];
  const { name, what, differs, where } = said[lang];
  const care = data.signs.records.find((one) => one.slug === sign);
  return {
    path: notSoldPath(slug),
    lang,
    kind: 'not-sold',
    title: titleOf(name, lang),
    description: words.description(name, where),
    updatedAt: data.service.service.dataRelease,
    // Home tests, screening for cancer, drugs, paternity: most of it is, so all of it counts as private.
    private: true,
    trail: [homeStep(lang), { title: words.all, path: NOT_SOLD_PATH }],
    blocks: [
      ...(care === undefined
        ? []
        : [{ kind: 'callout', tone: 'urgent', text: care.said[lang].text } satisfies Block]),
      { kind: 'callout', tone: 'note', text: words.cannot },
      heading(words.what),
      paragraph(what),
      heading(words.where),
      paragraph(where),
      heading(words.differs),
      paragraph(differs),
      ...section(words.compared, itemsNamed(compared, lang, data), (items) => ({ kind: 'links', items })),
      ...besideBlocks('wish', wishesBeside(slug, lang, data), lang),
      heading(words.sources),
      { kind: 'sources', sources },
      paragraph(words.note),
    ],
  };
}

/** Others that cannot be ordered here, on the subject of what it is compared with. */
function wishesBeside(slug: string, lang: Lang, { notSold, catalog }: Data) {
  const subject = ({ compared: [first = ''] }: NotSold): string =>
    findEntry(first, catalog.entries)?.category ?? '';
  return around(byGroup(notSold.records, subject), (one) => one.slug === slug).map((other) => ({
    title: other.said[lang].name,
    path: notSoldPath(other.slug),
  }));
}

/** Titles that are cut in a list of results say the name alone. */
const LONGEST_TITLE = 60;

function titleOf(name: string, lang: Lang): string {
  const title = WORDS[lang].title(name);
  return title.length > LONGEST_TITLE ? name : title;
}

const itemsNamed = (slugs: readonly string[], lang: Lang, { catalog }: Data) =>
  slugs.flatMap((slug) => {
    const entry = findEntry(slug, catalog.entries);
    return entry === undefined ? [] : [{ title: nameOf(entry, lang), path: itemPath(entry) }];
  });

/** Everything that people ask for and cannot order here, by letter. */
export function notSoldIndex(lang: Lang, data: Data): Doc {
  const words = WORDS[lang];
  return {
    path: NOT_SOLD_PATH,
    lang,
    kind: 'index',
    title: words.all,
    description: words.about,
    updatedAt: data.service.service.dataRelease,
    trail: [homeStep(lang)],
    blocks: [
      paragraph(words.lead),
      ...byLetter(
        data.notSold.records.map(({ slug, said }) => ({ title: said[lang].name, path: notSoldPath(slug) })),
        NOT_SOLD_PATH,
        lang,
        { display: 'columns' },
      ),
    ],
  };
}
