import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalMarkOf, readPrinted, withoutSign } from './printed-number.ts';

describe('a number as printed', () => {
  it.each([
    ['5.2', 'usual', [5.2]],
    ['5,2', 'usual', [5.2]],
    ['1,250', 'usual', [1250]],
    ['1,250.5', 'usual', [1250.5]],
    ['1.250,5', 'usual', [1250.5]],
    ['1 250', 'point', [1250]],
    ["1'250", 'point', [1250]],
    ['0.450', 'comma', [0.45]],
    ['15.000', 'comma', [15_000]],
    ['15.000', 'point', [15]],
    ['15,000', 'point', [15_000]],
    ['15,000', 'comma', [15]],
    ['1.234.567', 'point', [1_234_567]],
    ['.5', 'usual', [0.5]],
    ['-4.2', 'usual', [-4.2]],
    ['−4,2', 'comma', [-4.2]],
    ['1:160', 'usual', [160]],
    // Before three digits a point may be either mark, unless the report shows which.
    ['15.000', 'usual', [15_000, 15]],
    ['1,200', 'unknown', [1.2, 1200]],
  ] as const)('%s with marks %s is %j', (text, mark, values) => {
    const { values: read } = readPrinted(text, mark) ?? { values: [] };
    expect([...read].sort()).toEqual([...values].sort());
  });

  it.each(['', 'negative', '5.2.1', '1,2,3', '12/05/2026', '7-9', '5 mg', '1:', '--5', '٣'])(
    '%o is none',
    (text) => {
      expect(readPrinted(text, 'usual')).toBeUndefined();
    },
  );

  it.each([
    ['<10', '<', '10'],
    ['< 10', '<', '10'],
    ['≤5', '<=', '5'],
    ['< or = 5', '<=', '5'],
    ['=>5', '>=', '5'],
    ['> OR = 60', '>=', '60'],
    ['less than 0.01', '<', '0.01'],
    ['under 5', '<', '5'],
    ['greater than 90', '>', '90'],
    ['Menor de 0,5', '<', '0,5'],
    ['mayor a 100', '>', '100'],
    ['hasta 2', '<=', '2'],
    ['al menos 30', '>=', '30'],
    ['10', undefined, '10'],
  ])('the sign of %s is %s', (text, comparator, rest) => {
    expect(withoutSign(text)).toEqual(comparator === undefined ? { rest } : { rest, comparator });
  });

  it('comes back from the way each country prints it', () => {
    const printed = fc.tuple(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('en-US', 'es-ES', 'es-AR', 'es-MX'),
    );
    fc.assert(
      fc.property(printed, ([digits, decimals, locale]) => {
        const value = digits / 10 ** decimals;
        const text = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          useGrouping: true,
        }).format(value);
        const mark = locale === 'en-US' || locale === 'es-MX' ? 'point' : 'comma';
        expect(readPrinted(text, mark)?.values, `${text} ${locale}`).toEqual([value]);
        // Whoever does not know the marks of the report has the right reading among his, and never a single wrong one.
        expect(readPrinted(text, 'unknown')?.values, text).toContain(value);
      }),
    );
  });
});

describe('the decimal mark of a report', () => {
  it.each([
    [['5.2', '12.4', '1,250'], 'point'],
    [['5,2', '12,4', '15.000'], 'comma'],
    [['15.000', '4.500'], 'unknown'],
    [['5.2', '5,2'], 'unknown'],
    [[], 'unknown'],
  ] as const)('shown by %j is %s', (texts, mark) => {
    expect(decimalMarkOf(texts)).toBe(mark);
  });
});
