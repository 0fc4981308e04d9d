import { bounded } from '../core/files/bounded.ts';
import { readCsv } from '../core/files/csv.ts';
import { isFhir, readFhir } from '../core/files/fhir.ts';
import type { FileProblem, FileReport } from '../core/files/file-report.ts';
import { jsonObjects } from '../core/files/json.ts';
import { byteKind, textKind } from '../core/files/kinds.ts';
import type { PdfRead } from './pdf-message.ts';

const LARGEST = 20 * 1024 * 1024;

/** A file that gives nothing, and why. */
export interface NoReport {
  readonly problem: FileProblem;
}

/** Reads the lines of a PDF, apart from everything else where it can. */
export type PdfReader = (data: ArrayBuffer) => Promise<PdfRead>;

/** Reads a file by what it holds, whatever its name says. Everything happens on the device. */
export async function readFile(file: Blob, readPdf: PdfReader): Promise<FileReport | NoReport> {
  if (file.size > LARGEST) return { problem: 'too_large' };
  const data = await file.arrayBuffer();
  switch (byteKind(new Uint8Array(data))) {
    case 'empty':
      return { problem: 'empty' };
    case 'photo':
      return { problem: 'photo' };
    case 'archive':
      return { problem: 'archive' };
    case 'binary':
      return { problem: 'document' };
    case 'pdf':
      return fromPdf(await readPdf(data));
    case 'text':
      return fromText(textOf(data));
  }
}

function fromPdf(read: PdfRead): FileReport | NoReport {
  if (read.pdf === 'failed') return { problem: read.problem };
  const { lines, cut } = bounded(read.lines);
  const problems: readonly FileProblem[] = read.cut || cut ? ['cut'] : [];
  return { kind: 'pdf', lines: lines.join('\n').trim(), person: {}, problems };
}

function fromText(text: string): FileReport | NoReport {
  switch (textKind(text)) {
    case 'blank':
      return { problem: 'empty' };
    case 'markup':
      return { problem: 'document' };
    case 'json': {
      const objects = jsonObjects(text);
      if (objects === undefined) return { problem: 'broken' };
      return objects.some(isFhir) ? readFhir(objects) : { problem: 'no_results' };
    }
    case 'plain': {
      const { lines, cut } = bounded(text.split('\n'));
      const kept = lines.join('\n');
      return readCsv(kept) ?? { kind: 'text', lines: kept, person: {}, problems: cut ? ['cut'] : [] };
    }
  }
}

/** By its mark, else as UTF-8, else as Windows has long kept Spanish. */
function textOf(data: ArrayBuffer): string {
  const [first, second] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(data);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(data);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1252').decode(data);
  }
}
