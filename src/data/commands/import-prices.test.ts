import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { workbook } from '../import/workbook.fixture.ts';
import { run } from './import-prices.ts';
import { withSmallStore } from './store.fixture.ts';

const small = withSmallStore();

const prices = (): string => readFileSync(join(small.folder, 'prices.csv'), 'utf8');
const rowOf = (slug: string): string | undefined =>
  prices()
    .split('\n')
    .find((line) => line.startsWith(`${slug},`));
const list = (text: string | Buffer, name = 'list.csv'): string => {
  const path = join(small.folder, '..', name);
  writeFileSync(path, text);
  return path;
};
const imported = async (path: string, ...args: string[]): Promise<number> => {
  small.said = [];
  return run([path, ...args]);
};
const DAY = ['--as-of', '2026-11-20'];
const told = (): string => small.said.join('\n');

const SHEET = `Partners' price list,,,,
Test,CPT,Tube,Flatland ($),Mesa
THYROID,,,,
TSH 3rd Gen,84443,SST,$29.50,21.00
CBC w/ Diff & PLT,85025,LAV,27.00,-
T3 Reverse,84482,SST,,44.00
Testosterone,,SST,45.00,49.00
Ferritin,82728,SST,call us,18.50
`;

describe('npm run import-prices', () => {
  it('changes nothing without --write, and says what it would do', async () => {
    const before = prices();
    const path = list(SHEET);
    expect(await imported(path, ...DAY)).toBe(3);
    expect(prices()).toBe(before);
    expect(told()).toContain('line 4: TSH 3rd Gen -> tsh (by name and code)');
    expect(told()).toContain('tsh at flatland: $31.50 -> $29.50');
    expect(told()).toContain('cbc at mesa: $25.45 -> no price');
    expect(told()).toContain('reverse-t3 at mesa: $44.00');
    expect(told()).toContain('line 7: Testosterone: may be testosterone-total or');
    expect(told()).toContain('line 8: Ferritin: Flatland ($): "call us" is no price');
    expect(told()).toContain('1 row without a price (line 3)');
    expect(told()).toContain('Nothing was changed: add --write.');
  });

  it('writes what is certain, keeps the rest, and takes the decisions of its owner', async () => {
    const path = list(SHEET);
    expect(await imported(path, ...DAY, '--write')).toBe(3);
    expect([rowOf('tsh'), rowOf('cbc'), rowOf('reverse-t3'), rowOf('testosterone-total')]).toEqual([
      'tsh,2950,2100,2026-11-20',
      'cbc,2700,,2026-11-20',
      'reverse-t3,,4400,2026-11-20',
      expect.stringContaining('2026-11-10'),
    ]);
    const doubts = `${path}.doubts.csv`;
    const asked = readFileSync(doubts, 'utf8');
    expect(asked).toMatch(/^slug,line,name,.*\n,7,Testosterone,,SST,/);
    writeFileSync(doubts, asked.replace('\n,7,', '\ntestosterone-total,7,'));
    writeFileSync(path, SHEET.replace('call us', '19.00'));
    expect(await imported(path, ...DAY, '--write', '--accept-jumps')).toBe(0);
    expect(rowOf('testosterone-total')).toBe('testosterone-total,4500,4900,2026-11-20');
    expect(told()).toContain('Testosterone -> testosterone-total (by your decision)');
    expect(readFileSync(doubts, 'utf8')).toContain('testosterone-total,7,Testosterone');
  });

  it('leaves out what its owner does not sell, and asks again where a decision names nothing', async () => {
    const path = list('Test,Flatland,Mesa\nDraw fee,9.50,9.50\nThyroid check,30,30\n');
    expect(await imported(path, ...DAY)).toBe(3);
    const doubts = `${path}.doubts.csv`;
    const asked = readFileSync(doubts, 'utf8');
    writeFileSync(doubts, asked.replace('\n,2,', '\n-,2,').replace('\n,3,', '\nthyroid,3,'));
    expect(await imported(path, ...DAY)).toBe(3);
    expect(told()).toContain('Thyroid check: "thyroid" is no slug of the catalog');
    expect(told()).toContain('1 row not sold here by your decision');
  });

  it('reads a workbook with a row for each lab, numbers of the shop and days', async () => {
    const path = list(
      workbook({
        List: [
          ['Item', 'SKU', 'Laboratory', 'Retail Price', 'Effective Date'],
          ['TSH', 'P-1', 'Flatland Reference', 29.5, { day: 46_345 }],
          ['TSH', 'P-1', 'Mesa Diagnostics', 19, { day: 46_345 }],
          ['Ferritin', 'P-2', 'Quest', 20, { day: 46_345 }],
        ],
      }),
      'list.xlsx',
    );
    expect(await imported(path, '--write')).toBe(3);
    expect(told()).toContain('row 4: Ferritin: names no lab of the store');
    expect(prices().split('\n')[0]).toBe('slug,flatland,mesa,sku,as_of');
    expect(rowOf('tsh')).toBe('tsh,2950,1900,P-1,2026-11-19');
  });

  it.each([
    [
      'jumps that nobody accepted',
      'Test,Flatland,Mesa\nTSH,300.00,18.00\n',
      'tsh at flatland: $31.50 -> $300.00   JUMP',
    ],
    [
      'what npm run data would refuse',
      'Test,Flatland,Mesa\nReverse T3,1.50,30.00\n',
      'reverse-t3: 150 cents is outside of',
    ],
    [
      'a day after the release',
      'Test,Flatland,Mesa,Date\nTSH,30.00,18.00,2031-01-01\n',
      '2031-01-01 is after the release',
    ],
  ])('writes nothing at all with %s', async (_, text, message) => {
    const before = prices();
    const day = text.includes('Date') ? [] : DAY;
    expect(await imported(list(text), ...day, '--write')).toBe(1);
    expect(told()).toContain(message);
    expect(told()).toContain('Nothing was changed.');
    expect(prices()).toBe(before);
  });

  it('writes a jump that is accepted', async () => {
    expect(
      await imported(list('Test,Flatland,Mesa\nTSH,60.00,18.00\n'), ...DAY, '--write', '--accept-jumps'),
    ).toBe(0);
    expect(rowOf('tsh')).toBe('tsh,6000,1800,2026-11-20');
  });

  it('lets nothing leave while a row is not understood', async () => {
    const path = list('Test,Flatland,Mesa\nTSH,30.00,18.00\nThyroid check,30.00,30.00\n');
    expect(await imported(path, ...DAY, '--replace')).toBe(3);
    expect(told()).toContain('Nothing leaves prices.csv while rows are in doubt or rejected.');
    writeFileSync(
      `${path}.doubts.csv`,
      readFileSync(`${path}.doubts.csv`, 'utf8').replace('\n,3,', '\n-,3,'),
    );
    expect(await imported(path, ...DAY, '--replace', '--write')).toBe(0);
    expect(prices().trim().split('\n')).toEqual(['slug,flatland,mesa,as_of', 'tsh,3000,1800,2026-11-20']);
  });

  it('takes the prices of one lab, and keeps the day of a row that has others', async () => {
    expect(
      await imported(
        list('Test;Price\nTSH;30,00\n'),
        ...DAY,
        '--lab',
        'flatland',
        '--decimal',
        ',',
        '--write',
      ),
    ).toBe(0);
    expect(rowOf('tsh')).toBe('tsh,3000,1845,2026-11-10');
    expect(told()).toContain('1 row keeps the earlier day');
  });

  it('does not write into the demonstration store', async () => {
    vi.stubEnv('STORE_DIR', 'data/store');
    const before = readFileSync('data/store/prices.csv', 'utf8');
    expect(await imported(list('Test,lab_1\nTSH,30.00\n'), ...DAY, '--write', '--accept-jumps')).toBe(1);
    expect(told()).toContain('make your own with npm run new-store');
    expect(readFileSync('data/store/prices.csv', 'utf8')).toBe(before);
  });

  it('prints help, and says everything that is wrong with a command', async () => {
    expect(await run(['--help'])).toBe(0);
    expect(told()).toContain('usage: npm run import-prices');
    small.said = [];
    expect(await run(['--as-of', 'today', '--unit', 'euro'])).toBe(2);
    expect(told()).toMatch(/--as-of: a day such as[\s\S]*--unit: [\s\S]*Name the file/);
    expect(await run(['a.csv', '--all'])).toBe(2);
    expect(await run(['a.csv', 'b.csv'])).toBe(2);
    expect(existsSync('a.csv.doubts.csv')).toBe(false);
  });
});
