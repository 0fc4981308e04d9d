import { expect, test } from 'vitest';
import { ask, echo, functionSource, serving } from '../fixture.ts';
import { clientAddress } from './client-address.ts';
import { readSettings } from './settings.ts';

const trusting = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).trust;

test.each([
  // The socket, X-Forwarded-For, TRUST_PROXY, and whose call it is.
  ['203.0.113.9', '198.51.100.1', '', '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, '', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', '1', '198.51.100.1'],
  ['127.0.0.1', 'made-up, 198.51.100.1', '1', '198.51.100.1'],
  ['127.0.0.1', '6.6.6.6, 198.51.100.1', '1', '198.51.100.1'],
  ['127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '2', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1', '5', '198.51.100.1'],
  ['127.0.0.1', undefined, '1', '127.0.0.1'],
  ['127.0.0.1', '', '1', '127.0.0.1'],
  ['127.0.0.1', 'nonsense', '1', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1', '127.0.0.1', '198.51.100.1'],
  ['203.0.113.9', '198.51.100.1', '127.0.0.1', '203.0.113.9'],
  ['10.1.2.3', '6.6.6.6, 198.51.100.1, 10.0.0.7', '10.0.0.0/8', '198.51.100.1'],
  ['::1', '2001:db8::7', '::1,10.0.0.0/8', '2001:db8::7'],
  ['127.0.0.1', '[2001:db8::7]:4711', '1', '2001:db8::7'],
  ['127.0.0.1', '198.51.100.1:4711', '1', '198.51.100.1'],
])('%s with %j and TRUST_PROXY=%j: %s called', (socket, forwarded, trust, caller) => {
  expect(clientAddress(socket, forwarded, trusting(trust))).toBe(caller);
});

test('a function is given the believed address, and the limit counts by it', async () => {
  const files = {
    'generated/functions/api.mjs': functionSource(
      "{ path: '/api', rateLimit: { windowLimit: 2, windowSize: 60, aggregateBy: ['ip', 'domain'] } }",
      echo,
    ),
  };
  const from = (url: string, address: string) =>
    ask(url, '/api', { headers: { 'x-forwarded-for': address } });
  const behind = await serving(files, { trust: trusting('1') });
  const callers = ['198.51.100.1', '198.51.100.2', '2001:db8::1', '2001:db8:0:0:ffff::9', '2001:db8::2'];
  const answers = [];
  for (const caller of callers) answers.push((await from(behind.url, caller)).status);
  expect(answers).toEqual([200, 200, 200, 200, 429]);
  expect(JSON.parse((await from(behind.url, '198.51.100.3')).body.toString()).ip).toBe('198.51.100.3');

  const open = await serving(files);
  const forged = [];
  for (const caller of callers) forged.push((await from(open.url, caller)).status);
  expect(forged).toEqual([200, 200, 429, 429, 429]);
});
