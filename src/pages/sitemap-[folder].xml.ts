import type { APIRoute } from 'astro';
import { site } from '../site/site.ts';
import { sitemaps } from '../surfaces/sitemap.ts';

export function getStaticPaths() {
  const { data, pages } = site();
  return sitemaps(data, pages).map(({ path, text }) => ({
    params: { folder: path.slice('/sitemap-'.length, -'.xml'.length) },
    props: { text },
  }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
