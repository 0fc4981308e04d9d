import { site } from '../../site/site.ts';
import { aiCatalog } from '../../surfaces/ai-catalog.ts';

export const GET = () => Response.json(aiCatalog(site().data));
