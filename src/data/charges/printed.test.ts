import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { centsIn, dayIn, decoded } from './printed.ts';

describe('an amount', () => {
  it.each([
    ['38.00000', 3800],
    ['$1,234.5', 123_450],
    ['$ 7', 700],
    ['.5', 50],
    ['12.', 1200],
    ['82.365', 8237],
    ['146.86999999999998', 14_687],
    ['1000000', 100_000_000],
    ['0.01', 1],
    ['0.004', 'is not above zero'],
    ['1000000.01', 'is above a million dollars'],
    ['1,23', 'is no amount in dollars'],
    ['1.234,50', 'is no amount in dollars'],
    ['(5.00)', 'is no amount in dollars'],
    ['1.2E+03', 'is no amount in dollars'],
    ['.', 'is no amount in dollars'],
    ['$', 'is no amount in dollars'],
  ])('%s is %s', (printed, cents) => {
    expect(centsIn(printed)).toBe(cents);
  });

  it('is the same however it is printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        const plain = (cents / 100).toFixed(2);
        const grouped = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
        for (const printed of [plain, `${plain}000`, grouped, String(cents / 100)])
          expect(centsIn(printed)).toBe(cents);
      }),
    );
  });
});

test.each([
  ['2026-07-01', '2026-07-01'],
  ['2026-07-01T00:00:00Z', '2026-07-01'],
  ['7/1/2026', '2026-07-01'],
  ['12/31/2025', '2025-12-31'],
  ['2026-02-30', undefined],
  ['2/30/2026', undefined],
  ['31/12/2025', undefined],
  ['July 1, 2026', undefined],
  ['', undefined],
])('the day %s is %s', (printed, day) => {
  expect(dayIn(printed)).toBe(day);
});

test('a name is read back from its bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ñ', '’', ' ', '—', '漢') }), (name) => {
      expect(decoded(Buffer.from(name).toString('latin1'))).toBe(name);
    }),
  );
  expect(decoded(Buffer.from([0x53, 0x74, 0x92]).toString('latin1'))).toBe('St’');
});
