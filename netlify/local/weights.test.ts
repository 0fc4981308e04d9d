import { describe, expect, test } from 'vitest';
import { weights as ofSurfaces } from '../../src/surfaces/weights.ts';
import { weights } from './weights.ts';

describe.each([
  ['the local server', weights],
  ['the service', ofSurfaces],
])('weights as %s reads them', (_reader, read) => {
  test.each<[string, Record<string, number>]>([
    ['', {}],
    ['br', { br: 1 }],
    ['GZIP;Q=0.5, br', { gzip: 0.5, br: 1 }],
    ['text/html;level=1;q=0.4', { 'text/html': 0.4 }],
    ['text/html; q = 0.9 ,, */*;q=0.001', { 'text/html': 0.9, '*/*': 0.001 }],
    ['a;q=0.2, a;q=0.7, a;q=0.1', { a: 0.7 }],
    ['a;q=1.000, b;q=0., c;q=0.000', { a: 1, b: 0, c: 0 }],
    [
      'a;q=1.1, b;q=2, c;q=-1, d;q=, e;q=nan, f;q=0.1234, g;q="1"',
      { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 0 },
    ],
    ['a;quality=0', { a: 1 }],
  ])('%s', (header, expected) => {
    expect(Object.fromEntries(read(header))).toEqual(expected);
  });
});
