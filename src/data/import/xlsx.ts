import { existsSync } from 'node:fs';
import readXlsxFile, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/node';
import type { Cell } from './sheet.ts';
import { UnreadableSheet } from './unreadable.ts';

interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** The sheets of a workbook, with the values of their cells; of a formula the value that was saved with it. */
export async function readWorkbook(path: string): Promise<WorkbookSheet[]> {
  if (!existsSync(path)) throw new UnreadableSheet(`${path} does not exist.`);
  try {
    const sheets = await readXlsxFile(path);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }));
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw new UnreadableSheet(
        'The file is no workbook that can be read. Save it as "Excel Workbook (.xlsx)", without a password, or as "CSV UTF-8".',
      );
    throw error;
  }
}

const cellOf = (value: unknown): Cell =>
  value === null ? '' : typeof value === 'number' || value instanceof Date ? value : String(value);
