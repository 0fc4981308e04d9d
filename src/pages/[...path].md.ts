import type { APIRoute } from 'astro';
import { toMarkdown } from '../blocks/markdown.ts';
import { pagePath } from '../blocks/paths.ts';
import type { SitePage } from '../documents/site-page.ts';
import { site } from '../site/site.ts';

export function getStaticPaths() {
  return site().pages.map((page) => ({
    params: { path: pagePath(page).slice(1) || 'index' },
    props: { page },
  }));
}

export const GET: APIRoute<{ page: SitePage }> = ({ props }) =>
  new Response(toMarkdown(props.page.doc(), site().data.service.service));
