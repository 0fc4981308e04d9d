import type { Config } from '@netlify/functions';
import { loadDataset } from '../../src/data/load.ts';
import { cartPage } from '../../src/surfaces/cart-page.ts';

const data = loadDataset();

export default async (request: Request): Promise<Response> =>
  cartPage(
    request,
    { data, today: new Date().toISOString().slice(0, 10) },
    JSON.parse(process.env.CART ?? '{"en":"","es":""}'),
  );

export const config: Config = {
  path: ['/cart', '/es/cart'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
