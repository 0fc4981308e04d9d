import { describe, expect, it } from 'vitest';
import { readAuthored } from '../../read/authored.ts';
import { readingOf } from '../../read/store.ts';
import { columnsAsked } from '../columns.ts';
import { csvRows } from '../table.ts';
import { type Asked, importPrices } from './import.ts';

const authored = readAuthored(readingOf(process.cwd(), 'tests/stores/prairie'));
const { service } = authored;
if (service === undefined) throw new Error('no store');

const imported = (text: string, asked: Partial<Asked> = {}) =>
  importPrices(csvRows(text), authored, service, [], {
    columns: new Map(),
    replace: false,
    othersHold: false,
    asOf: '2026-11-20',
    ...asked,
  });
const SHEET = 'Test,Flatland,Mesa\nTSH,3000,1800\n';

describe('a price list', () => {
  it.each<[string, Partial<Asked>, string]>([
    [SHEET, {}, 'say --unit cents or --unit dollars'],
    ['Test;Flatland;Mesa\nTSH;30,00;18,00\n', {}, 'say with --decimal . or --decimal ,'],
    ['Test,Price\nTSH,30.00\n', {}, 'say --lab with one of flatland, mesa'],
    ['Test,Flatland,Price\nTSH,30.00,20.00\n', {}, 'a column for a lab, and a price besides'],
    ['Test,Flatland\nTSH,30.00\n', { asOf: undefined }, 'say with --as-of from which day the prices hold'],
    ['Test,Our cost\nTSH,30.00\n', {}, 'No row names a test and a price'],
    ['Test,Price\nTSH,30.00\n', { lab: 'quest' }, '--lab: quest is none of flatland, mesa'],
  ])('that leaves something open is asked for it: %o', (text, asked, message) => {
    expect(() => imported(text, asked)).toThrow(message);
  });

  it('is read as its owner says', () => {
    const columns = columnsAsked('flatland=Mesa,mesa=Flatland');
    expect(imported(SHEET, { unit: 'cents' }).changes.map(({ lab, to }) => [lab, to])).toEqual([
      ['flatland', 3000],
      ['mesa', 1800],
    ]);
    expect(imported(SHEET, { unit: 'cents', columns }).changes.map(({ lab, to }) => [lab, to])).toEqual([
      ['flatland', 1800],
      ['mesa', 3000],
    ]);
    expect(imported(SHEET, { unit: 'dollars' }).jumps).toHaveLength(2);
  });

  it('has no say in rows that contradict each other, in days that cannot be read, and over newer prices', () => {
    const { rejected, changes } = imported(
      'Test,Date,Flatland,Mesa\nTSH,2026-11-20,30.00,18.00\ntsh,2026-11-20,31.00,18.00\nFerritin,2026-01-05,20.00,20.00\nCBC,11/05/2026,20.00,20.00\n',
      { asOf: undefined },
    );
    const twice = 'lines 2, 3 are all tsh and have different prices at flatland';
    expect(rejected).toEqual([
      { at: 2, name: 'TSH', reason: twice },
      { at: 3, name: 'tsh', reason: twice },
      {
        at: 4,
        name: 'Ferritin',
        reason: 'is of 2026-01-05, and prices.csv has newer prices of ferritin, of 2026-11-10',
      },
      { at: 5, name: 'CBC', reason: '"11/05/2026" is no day that can be read: write it as 2026-11-23' },
    ]);
    expect(changes).toEqual([]);
  });

  it('loses no row: each is understood, in doubt, rejected, without a price, or not sold here', () => {
    const text = 'Test,Flatland\nTHYROID,\nTSH,30.00\nTestosterone,40.00\nCBC,ask\nDraw fee,9.00\n';
    const fee = {
      slug: '-',
      line: '6',
      name: 'Draw fee',
      code: '',
      specimen: '',
      sku: '',
      why: '',
      mayBe: [],
    };
    const { matched, doubts, rejected, unpriced, notOurs } = importPrices(
      csvRows(text),
      authored,
      service,
      [fee],
      {
        columns: new Map(),
        replace: false,
        othersHold: false,
        asOf: '2026-11-20',
      },
    );
    expect([
      unpriced,
      matched.map(({ at }) => at),
      doubts.map(({ line }) => line),
      rejected.map(({ at }) => at),
      notOurs,
    ]).toEqual([[2], [3], ['6', '4'], [5], [6]]);
  });
});
