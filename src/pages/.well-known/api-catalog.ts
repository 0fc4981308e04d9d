import { site } from '../../site/site.ts';
import { apiCatalog } from '../../surfaces/api-catalog.ts';

export const GET = () => Response.json(apiCatalog(site().data));
