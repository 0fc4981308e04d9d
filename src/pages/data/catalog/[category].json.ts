import type { APIRoute } from 'astro';
import { site } from '../../../data/site.ts';
import { catalogFile } from '../../../surfaces/catalog.ts';

/** One file for each category. */
export function getStaticPaths() {
  return site().data.catalog.categories.map(({ slug }) => ({ params: { category: slug } }));
}

export const GET: APIRoute = ({ params }) => Response.json(catalogFile(site().data, params.category));
