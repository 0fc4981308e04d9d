import type { PdfMessage } from '../../../files/pdf-message.ts';
import { readPages } from '../../../files/pdf-text.ts';

const tell = (message: PdfMessage): void => postMessage(message);

addEventListener('message', ({ data }) => {
  if (data instanceof ArrayBuffer) void readPages(data).then(tell);
});
tell({ pdf: 'started' });
