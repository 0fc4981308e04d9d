import * as z from 'zod';
import { passing } from '../core/catalog/filter.ts';
import { catalogDetail, catalogItem, findEntry } from '../core/catalog/item.ts';
import { searchCatalog } from '../core/catalog/search.ts';
import { once } from '../core/once.ts';
import { dollars } from '../core/pricing/money.ts';
import { parseInput } from '../core/tools/run.ts';
import { jsonResponse, notFound } from './http.ts';
import { decodeQuery } from './query.ts';
import { CACHED, type House } from './rest.ts';
import { printedInput } from './schemas.ts';

/** Query parameters of GET /api/catalog.json. */
const CatalogQuery = once(() =>
  z.strictObject({
    q: z.string().max(120).optional().describe('Keyword, biomarker, CPT or LOINC code'),
    type: z.enum(['test', 'panel']).optional().describe('Only single tests, or only panels'),
    category: z.string().max(60).optional().describe('Only this category, by slug or name'),
    orderable: z
      .boolean()
      .optional()
      .describe('true leaves out items that are coming soon; false, like leaving it out, keeps them'),
    limit: z.int().min(1).max(500).default(100).describe('How many items to return at most'),
    offset: z.int().min(0).max(100_000).default(0).describe('How many items to pass over'),
  }),
);

/** The same as JSON Schema. */
export const catalogQuerySchema = once(() => printedInput(CatalogQuery()));

/** A page of the catalog, sorted by name, or by relevance when `q` is given. */
export function answerCatalog(request: Request, { data }: House): Response {
  const url = new URL(request.url);
  const { input, faults } = decodeQuery(url.searchParams, catalogQuerySchema());
  const { q, limit, offset, orderable, ...rest } = parseInput(CatalogQuery(), input, faults);
  const filter = { ...rest, orderable: orderable === true ? true : undefined };
  const { service } = data.service;
  const found =
    q === undefined || q.trim() === ''
      ? data.catalog.entries
          .filter(passing(filter, data.catalog))
          .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
      : searchCatalog(q, filter, data).map(({ entry }) => entry);
  const items = found.slice(offset, offset + limit);
  const pageAt = (start: number, rel: string): string => {
    const query = new URLSearchParams(url.searchParams);
    query.set('limit', String(limit));
    query.set('offset', String(start));
    return `<${url.pathname}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(offset + limit < found.length ? [pageAt(offset + limit, 'next')] : []),
    ...(offset > 0 ? [pageAt(Math.max(0, offset - limit), 'prev')] : []),
  ];
  return jsonResponse(
    {
      total: found.length,
      count: items.length,
      labFee: dollars(service.labFeeCents),
      currency: service.currency,
      items: items.map((entry) => catalogItem(entry, data)),
    },
    200,
    { ...CACHED, ...(links.length > 0 ? { link: links.join(', ') } : {}) },
  );
}

/** One item by slug or id. */
export function answerItem(slugOrId: string, { data }: House): Response {
  const entry = findEntry(slugOrId, data.catalog.entries);
  if (entry === undefined) {
    throw notFound('No public test or panel has this slug or id. /api/catalog.json?q= finds it.');
  }
  return jsonResponse(catalogDetail(entry, data), 200, CACHED);
}
