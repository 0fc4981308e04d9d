import type { Config } from '@netlify/functions';
import { loadDataset } from '../../src/data/load.ts';
import { answer } from '../../src/surfaces/answer.ts';
import { limitedTo } from '../../src/surfaces/limits/limited.ts';
import { servedNow } from '../../src/surfaces/served.ts';

const data = loadDataset();
const limited = limitedTo(process.env.RATE_LIMIT);

export default (request: Request, { ip }: { readonly ip?: string } = {}): Promise<Response> =>
  limited(request, ip, (countAs) => {
    const chrome = process.env.CHROME;
    return answer(request, servedNow(data), countAs, chrome === undefined ? undefined : JSON.parse(chrome));
  });

export const config: Config = {
  path: ['/api', '/api/*', '/mcp', '/lab-locations/near', '/tools/:tool/answer'],
  preferStatic: true,
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
