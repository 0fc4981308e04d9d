import type { Config, Context } from '@netlify/edge-functions';
import { weights } from '../../src/surfaces/weights.ts';

/** True when the caller names text/markdown at least as high as HTML; `*` and `text/*` name nothing. */
export function prefersMarkdown(accept: string): boolean {
  const quality = weights(accept);
  const markdown = quality.get('text/markdown') ?? 0;
  const html = Math.max(quality.get('text/html') ?? 0, quality.get('application/xhtml+xml') ?? 0);
  return markdown > 0 && markdown >= html;
}

/** The page that an address or the address of its twin stands for; undefined for any other file. */
export function pageOf(path: string): string | undefined {
  const page = path.replace(/(?:\/index)?\.md$/, '').replace(/\/+$/, '') || '/';
  return page.includes('.') ? undefined : page;
}

export default async (request: Request, context: Context): Promise<Response | undefined> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (!prefersMarkdown(request.headers.get('accept') ?? '')) return undefined;

  const url = new URL(request.url);
  const page = pageOf(url.pathname);
  if (page === undefined) return undefined;
  url.pathname = page === '/' ? '/index.md' : `${page}.md`;

  // GET also for HEAD, and no content coding: the length of the text is needed either way.
  const wanted = new Headers({ accept: 'text/markdown', 'accept-encoding': 'identity' });
  const known = request.headers.get('if-none-match');
  if (known !== null) wanted.set('if-none-match', known);
  const twin = await context.next(new Request(url, { headers: wanted }));
  if (!twin.ok && twin.status !== 304) return undefined;

  const headers = new Headers({
    Vary: 'Accept',
    Link: `<${page}>; rel="canonical"`,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  for (const name of ['cache-control', 'etag']) {
    const value = twin.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (twin.status === 304) return new Response(null, { status: 304, headers });

  const text = await twin.text();
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  headers.set('x-markdown-tokens', String(Math.ceil(text.length / 4)));
  return new Response(request.method === 'HEAD' ? null : text, { headers });
};

// Only requests that name text/markdown come here: other callers get files straight from the CDN, a twin too.
// A twin names its page in its own text; the two headers more are not worth a call of this function for each.
// No `cache`: an answer kept under the address alone would reach browsers, since Netlify-Vary knows no Accept.
// No `method`: its type has no HEAD, which is to be answered as GET is.
export const config: Config = {
  path: '/*',
  excludedPath: ['/api/*', '/mcp', '/mcp/*', '/data/*', '/.well-known/*', '/_astro/*', '/pagefind/*'],
  header: { accept: 'text/markdown' },
  onError: 'bypass',
};
