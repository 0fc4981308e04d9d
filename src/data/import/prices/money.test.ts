import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../sheet.ts';
import { type Decimal, decimalOf, priceIn, type Unit, unitOf } from './money.ts';

const column = (cells: readonly Cell[], title = 'Price') => ({
  title,
  cells: cells.map((cell, i) => ({ at: i + 2, cell })),
});
const read = (cell: Cell, unit: Unit = 'dollars', decimal: Decimal = '.') => {
  const price = priceIn(cell, { unit, decimal });
  return price.kind === 'price' ? price.cents : price.kind;
};

describe('a printed price', () => {
  it.each<[Cell, number | string]>([
    ['$12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    [' $ 1,250.00 ', 125_000],
    ['US$ 40', 4000],
    ['40 USD', 4000],
    ['1 250.00', 125_000],
    [12.3, 1230],
    [0.1 + 0.2, 30],
    [19.99 * 3, 5997],
    ['', 'empty'],
    ['-', 'none'],
    ['N/A', 'none'],
    ['not offered', 'none'],
    ['call us', 'fault'],
    ['12-15', 'fault'],
    ['$12.505', 'fault'],
    ['12,50', 'fault'],
    ['1,25,000', 'fault'],
    ['12.50.', 'fault'],
    ['€12.50', 'fault'],
    ['(12.50)', 'fault'],
    ['-12.50', 'fault'],
    ['12.50/15.00', 'fault'],
    ['1e3', 'fault'],
    ['$0.00', 'fault'],
    [0, 'fault'],
    [-5, 'fault'],
    [12.345, 'fault'],
    [Number.NaN, 'fault'],
    ['12345678', 'fault'],
    [new Date('2026-01-01'), 'fault'],
  ])('%o is %o', (cell, cents) => {
    expect(read(cell)).toBe(cents);
  });

  it('in cents is whole, and has no dollar sign', () => {
    expect([read('1250', 'cents'), read(1250, 'cents'), read('1,250', 'cents')]).toEqual([1250, 1250, 1250]);
    expect([read('12.50', 'cents'), read('$1250', 'cents'), read(12.5, 'cents')]).toEqual([
      'fault',
      'fault',
      'fault',
    ]);
  });

  const cents = fc.integer({ min: 1, max: 99_999_999 });
  const printed = (value: number, decimal: Decimal, grouping: boolean): string => {
    const whole = String(Math.trunc(value / 100));
    const grouped = grouping ? whole.replace(/\B(?=(\d{3})+$)/g, decimal === '.' ? ',' : '.') : whole;
    return `${grouped}${decimal}${String(value % 100).padStart(2, '0')}`;
  };

  it('is read as it was printed, in every way to print it', () => {
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom<Decimal>('.', ','),
        fc.boolean(),
        fc.constantFrom('', '$', 'US$ '),
        (value, decimal, grouping, sign) => {
          expect(read(`${sign}${printed(value, decimal, grouping)}`, 'dollars', decimal)).toBe(value);
          expect(read(value / 100)).toBe(value);
          expect(read(String(value % 9_999_999 || 1), 'cents')).toBe(value % 9_999_999 || 1);
        },
      ),
    );
  });

  it('is never another price with the other sign before the cents, only a fault', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), (value, grouping) => {
        expect(read(printed(value, ',', grouping), 'dollars', '.')).toBe('fault');
        expect(read(printed(value, '.', grouping), 'dollars', ',')).toBe('fault');
      }),
    );
  });

  it('is a price above zero or none, whatever a cell holds', () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^[$ \d.,-]{0,12}$/));
    fc.assert(
      fc.property(
        cell,
        fc.constantFrom<Unit>('cents', 'dollars'),
        fc.constantFrom<Decimal>('.', ','),
        (value, unit, decimal) => {
          const price = priceIn(value, { unit, decimal });
          if (price.kind !== 'price') return;
          expect(Number.isSafeInteger(price.cents) && price.cents > 0).toBe(true);
          // No digit is lost or made up: what was printed holds those of the price, in this order.
          const digits = String(value).replaceAll(/\D/g, '').replace(/^0+/, '');
          if (typeof value === 'string')
            expect(String(price.cents).startsWith(digits.replace(/0+$/, ''))).toBe(true);
        },
      ),
    );
  });
});

describe('the sign before the cents', () => {
  it.each<[Cell[]]>([
    [['12.50']],
    [['1,250', '12.50']],
    [['12', '7']],
    [[12.5, '$7']],
    [['1,250.00']],
    [['1,250,000']],
  ])('is a point in %o', (cells) => {
    expect(decimalOf([column(cells)], undefined)).toBe('.');
  });

  it.each<[Cell[], string]>([
    [['12,50'], 'line 2 prints "12,50"'],
    [['9', '1.250,00'], 'line 3 prints "1.250,00"'],
    [['1,250'], 'line 2 prints "1,250"'],
    [['1.250'], 'line 2 prints "1.250"'],
    [['12,50', '12.50'], 'line 2 prints "12,50" and line 3 prints "12.50"'],
  ])('is asked for in %o', (cells, message) => {
    expect(() => decimalOf([column(cells)], undefined)).toThrow(message);
    expect(decimalOf([column(cells)], ',')).toBe(',');
  });
});

describe('the unit of a column', () => {
  it.each<[string, Cell[], Unit | undefined]>([
    ['Price', ['1250', '900'], undefined],
    ['Price', [1250, 900], undefined],
    ['Price', ['1250', '9.50'], 'dollars'],
    ['Price', [1250, 9.5], 'dollars'],
    ['Price', ['$1250'], 'dollars'],
    ['Price ($)', ['1250'], 'dollars'],
    ['Price (cents)', ['1250'], 'cents'],
    ['Century', ['1250'], undefined],
  ])('"%s" with %o is %o', (title, cells, unit) => {
    expect(unitOf(column(cells, title), '.', undefined)).toBe(unit);
  });

  it('is asked for where title and prices contradict each other', () => {
    expect(() => unitOf(column(['12.50'], 'Price in cents'), '.', undefined)).toThrow(
      'says cents, and line 2 prints "12.50"',
    );
    expect(unitOf(column(['12.50'], 'Price in cents'), '.', 'dollars')).toBe('dollars');
  });
});
