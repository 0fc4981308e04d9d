import { type Block, heading, link, paragraph } from '../../blocks/doc.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { aloneStrip } from '../../views/compare-prices/blocks.ts';
import { compared } from './answers.ts';
import { isCompared } from './compared.ts';
import { WORDS } from './words.ts';

/** What a test or panel costs elsewhere, on its own page: who is cheapest, the picture, from when, and the way to the rest. */
export function elsewhere(entry: CatalogEntry, lang: Lang, data: Dataset): Block[] {
  if (!isCompared(entry.slug, data.providers)) return [];
  const words = WORDS[lang];
  const answer = compared({ test: entry.slug }, lang, data);
  const days = answer.providers.map(({ verifiedAt }) => verifiedAt).sort();
  return [
    heading(words.elsewhere),
    paragraph(answer.verdict),
    ...aloneStrip(answer, 'list', lang),
    paragraph([
      words.seen(days[0] ?? '', days.at(-1) ?? ''),
      link(words.full, `/compare/prices/${entry.slug}`),
      '.',
    ]),
  ];
}
