import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Reading } from './reading.ts';

const READABLE = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a file, its lines ended as in Unix and without a byte order mark; undefined, and a breach, where it
 * cannot be read or its bytes are no UTF-8.
 */
export function readText(file: string, reading: Reading): string | undefined {
  const breach = (problem: string, tip: string, line?: number): undefined => {
    reading.breaches.push({ rule: 'file', file, line, at: 'whole file', problem, tip });
  };
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(resolve(reading.root, file));
  } catch (error) {
    return breach(...unreadable(error));
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return breach('is UTF-16, which Excel calls "Unicode text"', 'Save it as "CSV UTF-8".', 1);
  let text: string;
  try {
    text = READABLE.decode(bytes);
  } catch {
    const line = firstWrongLine(bytes);
    return breach('holds letters that are not in UTF-8', 'Save the file again as UTF-8.', line);
  }
  if (text.trim() === '') return breach('is empty', 'Fill it, or take back an earlier version.', 1);
  const lost = text.indexOf('\ufffd');
  if (lost >= 0)
    return breach('holds the sign \ufffd in place of a letter', 'Type the letter again.', lineOf(text, lost));
  return text.replace(/\r\n?/g, '\n');
}

/** The line, from 1, that a place in a text lies on. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function firstWrongLine(bytes: Uint8Array): number {
  for (let start = 0, line = 1; start < bytes.length; line += 1) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found;
    try {
      READABLE.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end + 1;
  }
  return 1;
}

function unreadable(error: unknown): [problem: string, tip: string] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'ENOENT') return ['does not exist', 'Add the file, or take it back from an earlier version.'];
  if (code === 'EISDIR') return ['is a folder', 'A file is wanted here: rename the folder.'];
  if (code === 'ELOOP') return ['is a link that leads to itself', 'Put the file itself here.'];
  return [`cannot be read (${code})`, 'Check that the file may be read.'];
}
