import type { APIRoute } from 'astro';
import { findEntry } from '../../../core/catalog/entries.ts';
import { site } from '../../../site/site.ts';
import { publicItem } from '../../../surfaces/catalog.ts';

/** Every public item by slug and by id; any other name falls through to the function, which answers 404 as JSON. */
export function getStaticPaths() {
  return site().data.catalog.entries.flatMap(({ slug, id }) =>
    [slug, id].map((item) => ({ params: { item } })),
  );
}

export const GET: APIRoute = ({ params }) => {
  const { data } = site();
  const entry = findEntry(params.item ?? '', data.catalog.entries);
  return entry === undefined ? new Response(null, { status: 404 }) : Response.json(publicItem(entry, data));
};
