import type { Config } from '@netlify/functions';
import { loadDataset } from '../../src/data/load.ts';
import { type CountAs, limitedTo } from '../../src/surfaces/limits/limited.ts';
import { answerRest } from '../../src/surfaces/rest.ts';
import { servedNow } from '../../src/surfaces/served.ts';

const data = loadDataset();
const limited = limitedTo(process.env.RATE_LIMIT);

export default (request: Request, { ip }: { readonly ip?: string } = {}): Promise<Response> =>
  limited(request, ip, (countAs) => answer(request, countAs));

async function answer(request: Request, countAs: CountAs): Promise<Response> {
  const served = servedNow(data);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/lab-locations/') || pathname.startsWith('/tools/')) {
    const { answerPage } = await import('../../src/surfaces/answer-page.ts');
    const chrome = process.env.CHROME;
    return answerPage(request, served, chrome === undefined ? undefined : JSON.parse(chrome));
  }
  if (!pathname.startsWith('/mcp') || !data.service.service.shows.mcp) return answerRest(request, served);
  const { answerMcp } = await import('../../src/surfaces/mcp/mcp.ts');
  return answerMcp(request, served, countAs);
}

export const config: Config = {
  path: ['/api', '/api/*', '/mcp', '/lab-locations/near', '/tools/:tool/answer'],
  preferStatic: true,
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
