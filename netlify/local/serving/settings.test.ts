import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('without anything set, or with everything empty, the usual holds', () => {
  const usual = { port: 8888, trust: 'nobody', log: true };
  expect(readSettings({})).toEqual(usual);
  const empty = {
    HOST: '',
    PORT: '',
    ORIGIN: '',
    TRUST_PROXY: '',
    RATE_LIMIT: '',
    ALLOWED_HOSTS: '',
    LOG: '',
  };
  expect(readSettings(empty)).toEqual(usual);
});

test('what is set is taken', () => {
  const { trust, ...rest } = readSettings({
    HOST: '127.0.0.1',
    PORT: '3000',
    ORIGIN: 'https://labs.example.org/',
    TRUST_PROXY: '2',
    RATE_LIMIT: '600',
    ALLOWED_HOSTS: 'www.example.org, labs.example.org',
    LOG: 'off',
  });
  expect(rest).toEqual({ port: 3000, host: '127.0.0.1', origin: 'https://labs.example.org', log: false });
  expect(trust).toEqual({ hops: 2 });
});

test('everything that is wrong is said at once, with what is accepted', () => {
  const wrong = {
    HOST: 'a b',
    PORT: 'abc',
    ORIGIN: 'https://labs.example.org/path',
    TRUST_PROXY: '10.0.0.0/99',
    RATE_LIMIT: 'many',
    ALLOWED_HOSTS: 'https://a.example',
    LOG: 'yes',
  };
  let said = '';
  try {
    readSettings(wrong);
  } catch (error) {
    if (error instanceof SettingsError) said = error.message;
  }
  expect(said.split('\n').map((line) => line.split(' is ')[0])).toEqual([
    'PORT',
    'HOST',
    'ORIGIN',
    'TRUST_PROXY',
    'RATE_LIMIT',
    'ALLOWED_HOSTS',
    'LOG',
  ]);
  expect(said).toContain('PORT is "abc": it must be a whole number from 0 to 65535');
});

test.each(['-1', '65536', '80.5', '1e3', '0x50', ' 80 90'])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow('PORT is');
});

test.each(['0', '-1', 'on', '1000001'])('RATE_LIMIT=%s is refused', (RATE_LIMIT) => {
  expect(() => readSettings({ RATE_LIMIT })).toThrow('RATE_LIMIT is');
});
