import { site } from '../../data/site.ts';
import { catalogFile } from '../../surfaces/catalog.ts';

/** The whole public catalog in one file. */
export const GET = () => Response.json(catalogFile(site().data));
