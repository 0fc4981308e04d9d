/** What became of a PDF. */
export type PdfRead =
  | { readonly pdf: 'read'; readonly lines: readonly string[]; readonly cut: boolean }
  | { readonly pdf: 'failed'; readonly problem: 'encrypted' | 'scanned' | 'broken' | 'slow' };

/** What the reader of PDF files says. */
export type PdfMessage = { readonly pdf: 'started' } | PdfRead;
