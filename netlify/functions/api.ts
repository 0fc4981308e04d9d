import type { Config } from '@netlify/functions';
import { loadDataset } from '../../src/data/load.ts';
import type { CountAs } from '../../src/surfaces/mcp/batch.ts';
import { answerRest } from '../../src/surfaces/rest.ts';

const data = loadDataset();

export default async (
  request: Request,
  { countAs }: { readonly countAs?: CountAs } = {},
): Promise<Response> => {
  const served = { data, today: new Date().toISOString().slice(0, 10) };
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/lab-locations/') || pathname.startsWith('/tools/')) {
    const { answerPage } = await import('../../src/surfaces/answer-page.ts');
    const chrome = process.env.CHROME;
    return answerPage(request, served, chrome === undefined ? undefined : JSON.parse(chrome));
  }
  if (!pathname.startsWith('/mcp')) return answerRest(request, served);
  const { answerMcp } = await import('../../src/surfaces/mcp/mcp.ts');
  return answerMcp(request, served, countAs);
};

export const config: Config = {
  path: ['/api', '/api/*', '/mcp', '/lab-locations/near', '/tools/:tool/answer'],
  preferStatic: true,
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
