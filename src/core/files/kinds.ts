/** What the first bytes of a file say that it is; its name says nothing. */
export type ByteKind = 'empty' | 'pdf' | 'photo' | 'archive' | 'text' | 'binary';

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const PHOTOS: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG/,
  /^GIF8/,
  /^RIFF.{4}WEBP/s,
  /^(?:II\*|MM.\*)/s,
  // Apple and Android keep pictures so.
  /^.{4}ftyp(?:hei|hev|mif|msf|avi)/s,
];
const ARCHIVES: readonly string[] = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '\u001f\u008b',
  'Rar!',
  '7z\u00bc\u00af',
];

/** How far into a file a reader of PDF looks for its mark. */
const PDF_WITHIN = 1024;
const LOOKED_AT = 4096;

export function byteKind(bytes: Uint8Array): ByteKind {
  if (bytes.length === 0) return 'empty';
  const head = latin(bytes, 0, PDF_WITHIN);
  if (PHOTOS.some((photo) => photo.test(head))) return 'photo';
  if (head.includes('%PDF-')) return 'pdf';
  if (ARCHIVES.some((mark) => head.startsWith(mark))) return 'archive';
  // A text in two bytes a letter says so at its beginning.
  if (/^(?:\xff\xfe|\xfe\xff)/.test(head)) return 'text';
  for (const byte of bytes.subarray(0, LOOKED_AT))
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) return 'binary';
  return 'text';
}

/** What a text is: `markup` is a page, an XML record or a document of a word processor. */
export type TextKind = 'blank' | 'json' | 'markup' | 'plain';

export function textKind(text: string): TextKind {
  const start = text.slice(0, LOOKED_AT).trimStart();
  if (start === '') return text.trim() === '' ? 'blank' : 'plain';
  if (/^\{\\rtf/.test(start) || /^<(?:\?xml|!doctype|html|[a-z]+[\s>:])/i.test(start)) return 'markup';
  if (/^[[{]\s*["{[\]}]/.test(start)) return 'json';
  return 'plain';
}
