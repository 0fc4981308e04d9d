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

test('a function is given the believed address, by which it counts calls', async () => {
  const files = { 'generated/functions/api.mjs': functionSource("{ path: '/api' }", echo) };
  const ipAt = async (url: string) => {
    const { body } = await ask(url, '/api', { headers: { 'x-forwarded-for': '6.6.6.6, 2001:db8::1' } });
    return JSON.parse(body.toString()).ip;
  };
  expect(await ipAt((await serving(files, { trust: trusting('1') })).url)).toBe('2001:db8::1');
  expect(await ipAt((await serving(files)).url)).toMatch(/^(?:127\.0\.0\.1|::1)$/);
});
