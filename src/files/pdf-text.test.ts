import { expect, it } from 'vitest';
import { brokenPdf, hostilePdf, lockedPdf, pdfOf, scannedPdf } from '../../tests/files/pdf.fixture.ts';
import { PDF_SAMPLES } from '../../tests/files/pdf-samples.fixture.ts';
import { isNamed } from '../core/analytes/match.ts';
import { readReport } from '../core/report/report.ts';
import { loadDataset } from '../data/load.ts';
import { MOST_PAGES, readPages } from './pdf-text.ts';

const { analytes } = loadDataset();

async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const read = await readPages(bytes.slice().buffer);
  return read.pdf === 'read' ? read.lines.join('\n') : JSON.stringify(read);
}

it.each(Object.entries(PDF_SAMPLES))('reads every value of %s, and whose they are', async (_name, sample) => {
  const { lines, about } = readReport(await textOf(sample.bytes), (name) => isNamed(name, analytes));
  const values = lines.flatMap((one) => {
    if (!('entry' in one)) return [];
    const { marker, comparator = '', value, unit = '', refLow = '', refHigh = '' } = one.entry;
    return [`${marker} ${comparator}${value} ${unit} ${refLow}-${refHigh}`];
  });
  expect(values).toEqual(sample.values);
  expect(about).toMatchObject(sample.about);
});

it.each([
  ['locked with a password', lockedPdf(), 'encrypted'],
  ['of pictures alone', scannedPdf(), 'scanned'],
  ['that is none', brokenPdf(), 'broken'],
  ['that holds itself', hostilePdf(), 'broken'],
])('says of a file %s what it is', async (_what, bytes, problem) => {
  expect(await readPages(bytes.buffer)).toEqual({ pdf: 'failed', problem });
});

it('reads the first pages of a file that goes on, and says that it was cut', async () => {
  const pages = Array.from({ length: MOST_PAGES + 3 }, (_, i) => [{ x: 40, y: 60, text: `Page ${i + 1}` }]);
  const read = await readPages(pdfOf(pages).buffer);
  expect(read).toMatchObject({ pdf: 'read', cut: true });
  expect(read.pdf === 'read' && read.lines.filter((line) => line !== '').at(-1)).toBe(`Page ${MOST_PAGES}`);
});

it('reads a page that lies on its side as somebody sees it, and not what is written across it', async () => {
  const body = [
    'BT /F1 9 Tf 0 1 -1 0 100 100 Tm (TSH 5.2 mIU/L) Tj ET',
    'BT /F1 40 Tf 1 0 0 1 100 300 Tm (COPY) Tj ET',
  ].join('\n');
  expect((await textOf(pdfOf([body], { page: '/Rotate 90' }))).trim()).toBe('TSH 5.2 mIU/L');
});
