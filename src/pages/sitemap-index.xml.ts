import { site } from '../site/site.ts';
import { sitemapIndex, sitemaps } from '../surfaces/sitemap.ts';

export const GET = () => {
  const { data, pages } = site();
  return new Response(sitemapIndex(data, sitemaps(data, pages)));
};
