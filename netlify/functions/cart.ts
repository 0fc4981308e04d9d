import type { Config } from '@netlify/functions';
import { loadDataset } from '../../src/data/load.ts';
import { cartPage } from '../../src/surfaces/cart-page.ts';
import { limitedTo } from '../../src/surfaces/limits/limited.ts';
import { servedNow } from '../../src/surfaces/served.ts';

const data = loadDataset();

const limited = limitedTo(process.env.RATE_LIMIT);

export default (request: Request, { ip }: { readonly ip?: string } = {}): Promise<Response> =>
  limited(request, ip, () =>
    cartPage(request, servedNow(data), JSON.parse(process.env.CART ?? '{"en":"","es":""}')),
  );

export const config: Config = {
  path: ['/cart', '/es/cart'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
