import { namedBy } from '../analytes/match.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset, SearchData } from '../model/dataset.ts';
import { findEntry } from './entries.ts';
import { type Filter, passing } from './filter.ts';
import { begunHits, exactHits, insideHits, isTopic, slipHits, TOPIC_WORTH, topicHits } from './name-hits.ts';
import type { Reason } from './reasons.ts';
import { wordHits } from './word-hits.ts';
import { readQuery, saysNothing } from './words.ts';

/** An item that was found: on what, and how that was typed, where it was not typed as it is. */
export interface Hit extends Found {
  readonly entry: CatalogEntry;
}

interface Found {
  readonly on: Reason;
  readonly how?: 'beginning' | 'spelling';
}

const isCode = (text: string): boolean => /\d/.test(text) && /^[\d\s-]+$/.test(text.trim());

/**
 * Ranked hits. First what the query names exactly; then what it is the beginning of; if it is neither, names with
 * a slip of the keyboard; then names said inside the query; then whatever holds its words or their beginnings,
 * the best-covered name first. Codes are only ever matched exactly. Nonsense finds nothing. What is known to be measured
 * by this name finds what measures it, and nothing that is only spelled alike: HBsAg is no slip of HBsAb.
 */
export function searchCatalog(
  typed: string,
  filter: Filter,
  data: Pick<Dataset, 'catalog' | 'analytes'> & { readonly search: SearchData },
): Hit[] {
  const passes = passing(filter, data.catalog);
  const found = new Map<string, Found>();
  const add = (hits: readonly { slug: string; on: Reason }[], how?: 'beginning' | 'spelling') => {
    for (const { slug, on } of hits)
      if (!found.has(slug)) found.set(slug, { on, ...(how === undefined ? {} : { how }) });
  };
  const query = readQuery(typed, data.search.places);
  const exact = exactHits(query, data.search);
  if (exact.length === 0 && saysNothing(query)) {
    return data.catalog.entries
      .filter((entry) => entry.popular && passes(entry))
      .map((entry) => ({ entry, on: 'popular' as const }));
  }
  const named = exact.filter((hit) => !isTopic(hit));
  add(named);
  const measured = namedBy(typed, data.analytes);
  const known = measured.length > 0;
  for (const slug of measured)
    add((data.catalog.measuredBy[slug] ?? []).map((item) => ({ slug: item, on: 'biomarker' as const })));
  if (isCode(typed)) add(exact);
  else {
    const begun = begunHits(query, data.search);
    add(begun, 'beginning');
    const words = wordHits(query, data.search).filter(({ spelled }) => spelled || !known);
    const spelled = exact.length > 0 || begun.length > 0 || words.some(({ spelled }) => spelled);
    if (!spelled && !known) add(slipHits(query, data.search), 'spelling');
    const topics = exact.filter(isTopic).map((hit) => ({ ...hit, likeness: TOPIC_WORTH }));
    const said =
      exact.length === 0 ? [...insideHits(query, data.search), ...topicHits(query, data.search)] : [];
    add([...topics, ...said, ...words].sort((a, b) => b.likeness - a.likeness));
  }
  return [...found].flatMap(([slug, why]) => {
    const entry = findEntry(slug, data.catalog.entries);
    return entry !== undefined && passes(entry) ? [{ entry, ...why }] : [];
  });
}
