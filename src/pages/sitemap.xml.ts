import { site } from '../data/site.ts';
import { sitemapXml } from '../surfaces/well-known.ts';

export const GET = () => new Response(sitemapXml(site().data, site().pages));
