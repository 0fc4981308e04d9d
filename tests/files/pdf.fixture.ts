/** A text on a page, in points from the upper left corner. */
export interface Put {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
}

export type PdfPage = readonly Put[];

const HEIGHT = 792;

/** Bytes of a text in which every letter is one byte. */
export const latinBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (char) => char.charCodeAt(0));

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const stream = (body: string): string => `<< /Length ${body.length} >>\nstream\n${body}\nendstream`;

const drawn = ({ x, y, text, size = 9 }: Put): string =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${HEIGHT - y} Tm (${escaped(text)}) Tj ET`;

/** A file of these objects, in turn from 1; the first is the catalog. */
export function pdfOfObjects(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return latinBytes(text);
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** A file with these pages; `page` may say more of each, `catalog` of the whole. */
export function pdfOf(
  pages: readonly (PdfPage | string)[],
  { page = '', catalog = '', trailer = '' } = {},
): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ');
  return pdfOfObjects(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      FONT,
      ...pages.flatMap((put, i) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${HEIGHT}] /Contents ${5 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
        stream(typeof put === 'string' ? put : put.map(drawn).join('\n')),
      ]),
    ],
    trailer,
  );
}

/** Rows of cells, each row 14 points below the one before, at these places from the left. */
export const rowsAt = (
  from: number,
  columns: readonly number[],
  rows: readonly (readonly string[])[],
  step = 14,
): Put[] =>
  rows.flatMap((cells, i) =>
    cells.flatMap((text, column) =>
      text === '' ? [] : [{ x: columns[column] ?? 0, y: from + i * step, text }],
    ),
  );

/** Locked with a password that nobody knows. */
export const lockedPdf = (): Uint8Array<ArrayBuffer> => {
  const secret = 'ab'.repeat(32);
  return pdfOf([[{ x: 40, y: 60, text: 'TSH 5.2 mIU/L' }]], {
    trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -44 >>`,
  });
};

/** Lines and no letter, as a scanner leaves them. */
export const scannedPdf = (): Uint8Array<ArrayBuffer> =>
  pdfOf(['0.9 g 40 40 500 700 re f', '0.9 g 40 40 500 700 re f']);

/** Begins like a PDF and goes on like noise. */
export const brokenPdf = (): Uint8Array<ArrayBuffer> =>
  latinBytes(`%PDF-1.7\n${'\u0000\u00ff\u0013x'.repeat(4000)}`);

/** A form that draws itself, a page tree that holds itself, and an action that would run a script. */
export function hostilePdf(): Uint8Array<ArrayBuffer> {
  const body = '/X0 Do BT /F1 9 Tf 1 0 0 1 40 700 Tm (TSH 5.2 mIU/L 0.4 - 4.5) Tj ET';
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    '<< /Type /Pages /Kids [4 0 R 2 0 R] /Count 900000 >>',
    FONT,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /X0 6 0 R >> >> >>',
    stream(body),
    `<< /Type /XObject /Subtype /Form /BBox [0 0 600 700] /Resources << /XObject << /X0 6 0 R >> >> /Length 6 >>\nstream\n/X0 Do\nendstream`,
  ]);
}
