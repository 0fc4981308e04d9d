import type { answerPage } from './answer-page.ts';
import type { CountAs } from './limits/limited.ts';
import { answerRest } from './rest.ts';
import type { Served } from './served.ts';

/**
 * Answers what is no file: tools over HTTP and MCP, and their pages where no script runs.
 * @param chrome what stands around the built pages, where they are built
 */
export async function answer(
  request: Request,
  served: Served,
  countAs: CountAs,
  chrome?: Parameters<typeof answerPage>[2],
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/lab-locations/') || pathname.startsWith('/tools/')) {
    const { answerPage } = await import('./answer-page.ts');
    return answerPage(request, served, chrome);
  }
  if (!pathname.startsWith('/mcp') || !served.data.service.service.shows.mcp)
    return answerRest(request, served);
  const { answerMcp } = await import('./mcp/mcp.ts');
  return answerMcp(request, served, countAs);
}
