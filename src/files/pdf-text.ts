// Sets what the reader looks for, so that it starts no worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFPageProxy, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Placed, pageLines } from '../core/files/page-lines.ts';
import type { PdfRead } from './pdf-message.ts';

/** What a report of a laboratory never comes near. */
export const MOST_PAGES = 40;
const MOST_LETTERS = 400_000;
const MOST_PIECES = 20_000;

/** The lines of a PDF, or why there are none. */
export const readPages = (data: ArrayBuffer): Promise<PdfRead> =>
  pagesOf(data).catch((error: unknown) => ({ pdf: 'failed', problem: problemOf(error) }));

const problemOf = (error: unknown): 'encrypted' | 'broken' =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';

/** The lines of the first pages. Nothing of the file is run or drawn, and nothing is fetched for it. */
async function pagesOf(data: ArrayBuffer): Promise<PdfRead> {
  const { promise } = getDocument({
    data,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: true,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 0,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const { numPages, getPage } = bound(await promise);
  const lines: string[] = [];
  let letters = 0;
  for (let number = 1; number <= Math.min(numPages, MOST_PAGES) && letters < MOST_LETTERS; number++) {
    const page = await getPage(number);
    const found = pageLines(await piecesOf(page));
    letters += found.reduce((sum, { length }) => sum + length, 0);
    lines.push(...found, '');
    page.cleanup();
  }
  if (letters === 0) return { pdf: 'failed', problem: 'scanned' };
  return { pdf: 'read', lines, cut: numPages > MOST_PAGES || letters >= MOST_LETTERS };
}

const bound = (document: { numPages: number; getPage(number: number): Promise<PDFPageProxy> }) => ({
  numPages: document.numPages,
  getPage: (number: number) => document.getPage(number),
});

/** The text of a page that stands upright, as somebody sees it who opens the file. */
async function piecesOf(page: PDFPageProxy): Promise<Placed[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  return items.slice(0, MOST_PIECES).flatMap((item): Placed[] => {
    if (!('str' in item)) return [];
    const [across = 0, slope = 0, , up = 0, x = 0, y = 0] = Util.transform(transform, item.transform);
    if (Math.abs(slope) > 0.3 * Math.abs(across)) return [];
    return [{ text: item.str, x, y: -y, width: item.width, size: Math.abs(up) }];
  });
}
