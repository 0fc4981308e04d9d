import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Head, Taking } from './charge.ts';
import { csvCharges } from './csv-charges.ts';
import type { Given } from './head.ts';
import { jsonCharges } from './json-charges.ts';
import { type OpenFile, openFile } from './open.ts';

/**
 * Reads a hospital's file of standard charges, row by row and however long it is.
 * @param watch called with the open file before it is read
 */
export async function readCharges(
  path: string,
  given: Given,
  taking: Taking,
  watch: (file: OpenFile) => void,
): Promise<Head> {
  const file = openFile(path);
  watch(file);
  const read = (await isJson(file.bytes)) ? jsonCharges : csvCharges;
  return read(file.bytes, given, taking);
}

/** Whether a file begins as JSON does; addresses of such files often have no ending that says so. */
async function isJson(bytes: Readable): Promise<boolean> {
  await once(bytes, 'readable');
  const start: Buffer | null = bytes.read();
  if (start === null) return false;
  bytes.unshift(start);
  return /^\s*[{[]/.test(start.toString('latin1'));
}
