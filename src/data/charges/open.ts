import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableFile } from './charge.ts';

const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const begins = (bytes: Uint8Array, with_: readonly number[]): boolean =>
  with_.every((byte, i) => bytes[i] === byte);

/** The bytes of a file as they are read from the disk, and the same unpacked and without byte order mark. */
export interface OpenFile {
  readonly size: number;
  readonly disk: Readable;
  readonly bytes: Readable;
}

/** Opens a file, packed by gzip or not. */
export function openFile(path: string): OpenFile {
  const first = firstBytes(path);
  if (begins(first, ZIP)) throw new UnreadableFile('The file is a zip archive: unpack it first.');
  if (UTF16_MARKS.some((mark) => begins(first, mark))) {
    throw new UnreadableFile('The file is written in UTF-16: save it as UTF-8 first.');
  }
  const disk = createReadStream(path);
  const plain = begins(first, GZIP) ? piped(disk, createGunzip()) : disk;
  return { size: statSync(path).size, disk, bytes: piped(plain, withoutMark()) };
}

function firstBytes(path: string): Uint8Array {
  const first = new Uint8Array(4);
  const file = openSync(path, 'r');
  readSync(file, first, 0, first.length, 0);
  closeSync(file);
  return first;
}

/** A pipe that hands faults on, too. */
function piped(from: Readable, to: Transform): Transform {
  from.on('error', (error) => to.destroy(error));
  return from.pipe(to);
}

function withoutMark(): Transform {
  let first = Buffer.alloc(0);
  let isPast = false;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (isPast) return done(null, chunk);
      first = Buffer.concat([first, chunk]);
      if (first.length < UTF8_MARK.length) return done(null);
      isPast = true;
      done(null, begins(first, UTF8_MARK) ? first.subarray(UTF8_MARK.length) : first);
    },
    flush: (done) => done(null, isPast ? undefined : first),
  });
}
