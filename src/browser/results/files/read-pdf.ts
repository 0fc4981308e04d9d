import type { PdfMessage, PdfRead } from '../../../files/pdf-message.ts';
import { WORDS } from '../../../views/words.ts';
import { pageLang } from '../../language.ts';
import { workerAddress } from '../../worker-address.ts';
import address from './pdf-worker.ts?worker&url';

/** A file that takes longer is no report, or does not want to be read. */
const LONGEST_MS = 15_000;

/** Reads a PDF apart from the page, for a limited time; the memory it took goes with its worker. */
export async function readPdf(data: ArrayBuffer): Promise<PdfRead> {
  const worker = new Worker(workerAddress('reader', address), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<PdfRead>((done, lost) => {
      let started = false;
      worker.addEventListener('message', ({ data: said }: MessageEvent<Partial<PdfMessage>>) => {
        if (said.pdf === 'started') started = true;
        else if (said.pdf !== undefined) done(said as PdfRead);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        if (started) done({ pdf: 'failed', problem: 'broken' });
        else lost(new Error(WORDS[pageLang()].noData));
      });
      timer = setTimeout(() => done({ pdf: 'failed', problem: 'slow' }), LONGEST_MS);
      worker.postMessage(data, [data]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
