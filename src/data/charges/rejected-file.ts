import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { csvLine } from '../../core/csv.ts';
import type { Fault } from './charge.ts';
import { decoded } from './printed.ts';

const HEADER = csvLine(['line', 'field', 'reason', 'value']);
const LONGEST_VALUE = 60;
const BUFFERED = 1 << 16;

/** A list of faults as a file, made with the first of them; what an earlier run left is removed. */
export function rejectedFile(path: string) {
  rmSync(path, { force: true });
  let file: number | undefined;
  let waiting = '';
  function write(): void {
    if (waiting === '') return;
    file ??= openSync(path, 'w');
    writeSync(file, waiting);
    waiting = '';
  }
  return {
    add({ at, field, reason, value }: Fault): void {
      if (file === undefined && waiting === '') waiting = `${HEADER}\n`;
      waiting += `${csvLine([at, field, reason, decoded(value).slice(0, LONGEST_VALUE)])}\n`;
      if (waiting.length > BUFFERED) write();
    },
    close(): void {
      write();
      if (file !== undefined) closeSync(file);
    },
  };
}
