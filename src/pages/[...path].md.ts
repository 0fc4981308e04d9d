import type { APIRoute } from 'astro';
import { site } from '../data/site.ts';
import { pagePath, toMarkdown } from '../documents/markdown.ts';
import type { SitePage } from '../documents/site.ts';

export function getStaticPaths() {
  return site().pages.map((page) => ({
    params: { path: pagePath(page).slice(1) || 'index' },
    props: { page },
  }));
}

export const GET: APIRoute<{ page: SitePage }> = ({ props }) =>
  new Response(toMarkdown(props.page.doc(), site().data.service.service));
