import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { columnsAsked, columnsIn } from './columns.ts';
import { csvRows, readTableFile } from './table.ts';
import { workbook } from './workbook.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-'));
const kept = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('a spreadsheet as rows', () => {
  it.each([
    ['commas', 'Test,Price\nTSH,"12,50"\n\nCBC,20\n'],
    ['semicolons, with commas in the numbers', 'Test;Price\nTSH;12,50\n\nCBC;20\n'],
    ['tabs', 'Test\tPrice\nTSH\t12,50\n\nCBC\t20\n'],
  ])('is read with %s between its cells, each row with its line', (_, text) => {
    expect(csvRows(text)).toEqual([
      { at: 1, cells: ['Test', 'Price'] },
      { at: 2, cells: ['TSH', '12,50'] },
      { at: 4, cells: ['CBC', '20'] },
    ]);
  });

  it('says on which line a quote is not closed', () => {
    expect(() => csvRows('Test,Price\nTSH,12\n"CBC,20\n')).toThrow(/quote opens a cell.*\(line \d\)/);
  });

  it('reads numbers, texts and days of a workbook, and empty rows count', async () => {
    const path = kept(
      'list.xlsx',
      workbook({ Prices: [['Test', 'Price', 'As of'], [], ['TSH', 12.5, { day: 46_000 }]] }),
    );
    expect(await readTableFile(path)).toEqual({
      unit: 'row',
      rows: [
        { at: 1, cells: ['Test', 'Price', 'As of'] },
        { at: 3, cells: ['TSH', 12.5, new Date('2025-12-09')] },
      ],
    });
  });

  it('asks which of several sheets is meant', async () => {
    const path = kept(
      'two.xlsx',
      workbook({ Quest: [['Test'], ['TSH']], 'Mesa & Co': [['Test'], ['CBC']], Empty: [[]] }),
    );
    await expect(readTableFile(path)).rejects.toThrow(
      'Say with --sheet which sheet of the workbook is meant: "Quest", "Mesa & Co".',
    );
    await expect(readTableFile(path, 'Other')).rejects.toThrow('--sheet');
    expect((await readTableFile(path, 'Mesa & Co')).rows.map(({ cells }) => cells)).toEqual([
      ['Test'],
      ['CBC'],
    ]);
  });

  it.each([
    ['old.xls', 'D0CF', /cannot be read. Save it/],
    ['torn.xlsx', 'PK\x03\x04 no more', /no workbook that can be read/],
    ['text.xlsx', 'Test,Price\n', /no workbook that can be read/],
    ['empty.xlsx', '', /no workbook that can be read/],
    ['empty.csv', '', /is empty/],
    ['utf16.csv', Buffer.from('\ufeffTest', 'utf16le'), /UTF-16/],
    ['latin.csv', Buffer.from('Test,Pre\xe7o\n', 'latin1'), /not in UTF-8/],
  ])('says of %s what to do', async (name, content, message) => {
    await expect(readTableFile(kept(name, content))).rejects.toThrow(message);
  });

  it('says that a file is not there', async () => {
    await expect(readTableFile(join(folder, 'none.csv'))).rejects.toThrow('does not exist');
    await expect(readTableFile(join(folder, 'none.xlsx'))).rejects.toThrow('does not exist');
  });
});

describe('columns', () => {
  const rules = {
    usual: { name: ['test', 'name'], price: ['price'] },
    isEnough: (at: { readonly name?: number; readonly price?: number }) =>
      at.name !== undefined && at.price !== undefined,
    wanted: 'a test and a price',
  };
  const columns = (text: string, given = '') =>
    columnsIn(csvRows(text), { ...rules, asked: given === '' ? new Map() : columnsAsked(given) });

  it('are found below titles, by usual names in any case and with signs', () => {
    const { at, body, headerAt } = columns('Our list\n,,\nNo.,TEST:,Price ($)\n1,TSH,12\n');
    expect([at, headerAt, body.map((row) => row.at)]).toEqual([{ name: 1, price: 2 }, 3, [4]]);
  });

  it('are those that are asked for, also where a usual name stands beside', () => {
    expect(columns('Test,Long,Price,Ours\nTSH,x,1,2\n', 'name=Long,price=ours').at).toEqual({
      name: 1,
      price: 3,
    });
  });

  it('are asked for where two may be meant', () => {
    expect(() => columns('Test,Name,Price\nTSH,x,1\n')).toThrow(
      'More than one column may be name ("Test", "Name")',
    );
  });

  it.each([
    ['name=Exam', 'No column is called "Exam".'],
    ['size=Test', '--columns: size is not known. Known are name, price.'],
    ['name', '--columns wants pairs'],
    ['', 'No row names a test and a price.\nThe first row with several cells holds: Probe | Cost.'],
  ])('say what is wrong with %o', (given, message) => {
    expect(() => columns('Title\nProbe,Cost\nTSH,1\n', given)).toThrow(message);
  });
});
