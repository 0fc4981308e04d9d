import type { PdfMessage } from './pdf-message.ts';
import { readPages } from './pdf-text.ts';

const tell = (message: PdfMessage): void => postMessage(message);

addEventListener('message', ({ data }) => {
  if (data instanceof ArrayBuffer) void readPages(data).then(tell);
});
tell({ pdf: 'started' });
