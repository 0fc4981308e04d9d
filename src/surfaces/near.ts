import { CallerError } from '../core/errors.ts';
import { findDrawSites } from '../core/tools/find-draw-sites.ts';
import { runTool } from '../core/tools/run.ts';
import { type Block, heading, link, paragraph } from '../documents/doc.ts';
import { el } from '../documents/element.ts';
import { elements, toHtml } from '../documents/elements.ts';
import { drawSiteBlocks } from '../documents/near-map.ts';
import { internalError } from './http.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import { type House, queryInput } from './rest.ts';

const HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'cache-control': 'public, max-age=300',
  'x-robots-tag': 'noindex',
};

/** Draw sites around a ZIP code as a page: what the finder's form leads to in a browser without scripts. */
export function answerNear(request: Request, house: House, stylesheet: string | undefined): Response {
  const asked = new URLSearchParams(
    [...new URL(request.url).searchParams].filter(([, value]) => value.trim() !== ''),
  );
  let status = 200;
  let blocks: Block[];
  try {
    const answer = runTool(findDrawSites, queryInput(asked, findDrawSites), {
      ...house,
      attribution: { source: 'website', medium: 'page' },
    });
    blocks = drawSiteBlocks(answer, house.data.service.service.origin);
  } catch (error) {
    if (!(error instanceof CallerError)) return internalError(error);
    status = error.status;
    blocks = [
      { kind: 'callout', tone: 'warning', text: error.message },
      { kind: 'list', items: error.faults.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`) },
    ];
  }
  return new Response(page(blocks, house, stylesheet), { status, headers: HEADERS });
}

function page(blocks: readonly Block[], { data }: House, stylesheet: string | undefined): string {
  const { brand } = data.service.service;
  const title = 'Draw sites near you';
  return `<!doctype html><html lang="en">${toHtml([
    el(
      'head',
      {},
      el('title', {}, `${title} · ${brand}`),
      el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      ...(stylesheet === undefined ? [] : [el('link', { rel: 'stylesheet', href: stylesheet })]),
    ),
    el(
      'body',
      {},
      el('header', {}, el('a', { class: 'wordmark', href: '/' }, brand)),
      el(
        'main',
        {},
        el('h1', {}, title),
        ...elements([
          paragraph([link('Another ZIP code', '/lab-locations/find')]),
          ...blocks,
          heading('What applies in your state'),
          paragraph([link('States and territories', '/lab-locations')]),
        ]),
      ),
    ),
  ])}</html>`;
}
