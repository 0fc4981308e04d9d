import * as z from 'zod';
import { OVER_HTTP } from '../core/address.ts';
import { findEntry } from '../core/catalog/entries.ts';
import { passing } from '../core/catalog/filter.ts';
import { catalogDetail, catalogItem } from '../core/catalog/item.ts';
import type { CatalogEntry } from '../core/model/catalog.ts';
import { once } from '../core/once.ts';
import { dollars } from '../core/pricing/money.ts';
import { isEmergency, seekCare } from '../core/safety/seek-care.ts';
import { signsAndResultsIn } from '../core/safety/typed-results.ts';
import { searchItems } from '../core/search/items.ts';
import { parseInput } from '../core/tools/run.ts';
import { speaking, wordsOf } from '../core/words/index.ts';
import { cached, notFound } from './http.ts';
import { printedInput } from './openapi/schemas.ts';
import { decodeQuery } from './query.ts';
import type { Served } from './served.ts';

/** Files and their addresses know no language. */
const TELLING = { ...speaking('en'), attribution: OVER_HTTP };

/** Query parameters of GET /api/catalog.json. */
const CatalogQuery = once(() =>
  z.strictObject({
    q: z.string().optional().describe('Keyword, biomarker, CPT or LOINC code'),
    type: z.enum(['test', 'panel']).optional().describe('Only single tests, or only panels'),
    category: z.string().optional().describe('Only this category, by slug or name'),
    orderable: z
      .boolean()
      .optional()
      .describe('true leaves out items that are coming soon; false, like leaving it out, keeps them'),
    limit: z.int().min(1).max(500).default(100).describe('How many items to return at most'),
    offset: z.int().min(0).default(0).describe('How many items to pass over'),
  }),
);

/** The same as JSON Schema. */
export const catalogQuerySchema = once(() => printedInput(CatalogQuery()));

/** A page of the catalog, sorted by name, or by relevance when `q` is given. */
export function answerCatalog(request: Request, { data }: Served): Response {
  const url = new URL(request.url);
  const known = new URLSearchParams([...url.searchParams].filter(([name]) => isKnown(name)));
  const { input, faults } = decodeQuery(known, catalogQuerySchema());
  const query = parseInput(CatalogQuery(), input, wordsOf('en'), faults);
  const page = catalogPage(query, data);
  return cached(request, page, {
    ...linkHeader(url, query, page.total),
    ...ignoredHeader([...new Set(url.searchParams.keys())].filter((name) => !isKnown(name))),
  });
}

const isKnown = (name: string): boolean => Object.hasOwn(catalogQuerySchema().properties ?? {}, name);

/** Names of parameters in the header, and letters of each. */
const MOST_NAMES = 10;
const LONGEST_NAME = 40;

/** Says which parameters of the query had no effect, such as those that a campaign adds to every link. */
const ignoredHeader = (names: readonly string[]) =>
  names.length === 0
    ? {}
    : {
        'ignored-parameters': names
          .slice(0, MOST_NAMES)
          .map((name) => encodeURIComponent(name.slice(0, LONGEST_NAME).toWellFormed()))
          .join(', '),
      };

/** Letters of `q` that are searched, and that are read for warning signs: the rest of a longer text adds nothing. */
const SEARCHED = 120;
const READ = 2000;

/** What a query of the catalog is answered with. */
export function catalogPage(query: z.output<ReturnType<typeof CatalogQuery>>, data: Served['data']) {
  const { q, limit, offset, orderable, ...rest } = query;
  const filter = { ...rest, orderable: orderable === true ? true : undefined };
  const met = q === undefined ? [] : signsAndResultsIn([q.slice(0, READ)], data, TELLING);
  if (isEmergency(met)) return { ...seekCare(met), ...catalogResponse([], [], data) };
  const found =
    q === undefined || q.trim() === ''
      ? data.catalog.entries.filter(passing(filter, data.catalog)).sort(byName)
      : searchItems(q.slice(0, SEARCHED), filter, data).hits.map(({ entry }) => entry);
  return { ...seekCare(met), ...catalogResponse(found, found.slice(offset, offset + limit), data) };
}

/** Links to the next and the previous page, where there is one. */
function linkHeader(url: URL, { limit, offset }: { limit: number; offset: number }, total: number) {
  const pageAt = (start: number, rel: string): string => {
    const query = new URLSearchParams(url.searchParams);
    query.set('limit', String(limit));
    query.set('offset', String(start));
    return `<${url.pathname}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(offset + limit < total ? [pageAt(offset + limit, 'next')] : []),
    ...(offset > 0 ? [pageAt(Math.max(0, Math.min(offset, total) - limit), 'prev')] : []),
  ];
  return links.length > 0 ? { link: links.join(', ') } : undefined;
}

/** One item by slug or id. */
export function answerItem(request: Request, slugOrId: string, { data }: Served): Response {
  const entry = findEntry(slugOrId, data.catalog.entries);
  if (entry === undefined) {
    throw notFound('No public test or panel has this slug or id. /api/catalog.json?q= finds it.');
  }
  return cached(request, publicItem(entry, data));
}

/** One item with everything that is public about it. */
export const publicItem = (entry: CatalogEntry, data: Served['data']) => catalogDetail(entry, data, TELLING);

/** The whole catalog, or one category of it, as the CatalogResponse of a static file. */
export function catalogFile(data: Served['data'], category?: string) {
  const entries = data.catalog.entries.filter(passing({ category }, data.catalog)).sort(byName);
  return catalogResponse(entries, entries, data);
}

function catalogResponse(
  found: readonly CatalogEntry[],
  shown: readonly CatalogEntry[],
  data: Served['data'],
) {
  const { service } = data.service;
  return {
    total: found.length,
    count: shown.length,
    labFee: dollars(service.labFeeCents),
    currency: service.currency,
    items: shown.map((entry) => catalogItem(entry, data, TELLING)),
  };
}

const byName = (a: CatalogEntry, b: CatalogEntry): number =>
  a.said.en.name.toLowerCase() < b.said.en.name.toLowerCase() ? -1 : 1;
