import type { PdfMessage, PdfRead } from '../../../files/pdf-message.ts';
import { WORDS } from '../../../views/words.ts';
import { pageLang } from '../../language.ts';
import { workerAddress } from '../../worker-address.ts';
import address from './pdf-worker.ts?worker&url';

/** A file that takes longer is no report, or does not want to be read. */
const LONGEST_MS = 15_000;
/** Whoever has not chosen a file by then looks for something else. */
const EXPECTED_MS = 120_000;

/** A reader on its way, or ready. */
interface Reader {
  readonly worker: Worker;
  state: 'starting' | 'started' | 'lost';
}

let expected: Reader | undefined;

/** Starts the reader while somebody looks for a file: its library takes longer to start than most files to read. */
export function expectPdf(): void {
  if (expected !== undefined) return;
  const reader = start();
  expected = reader;
  setTimeout(() => {
    if (expected !== reader) return;
    expected = undefined;
    reader.worker.terminate();
  }, EXPECTED_MS);
}

function start(): Reader {
  const reader: Reader = {
    worker: new Worker(workerAddress('reader', address), { type: 'module' }),
    state: 'starting',
  };
  reader.worker.addEventListener('message', ({ data: said }: MessageEvent<Partial<PdfMessage>>) => {
    if (said.pdf === 'started') reader.state = 'started';
  });
  reader.worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (reader.state === 'starting') reader.state = 'lost';
  });
  return reader;
}

/** The reader that was expected; a new one where there is none, or where it could not be had. */
function taken(): Reader {
  const reader = expected;
  expected = undefined;
  return reader === undefined || reader.state === 'lost' ? start() : reader;
}

/** Reads a PDF apart from the page, for a limited time; the memory it took goes with its worker. */
export async function readPdf(data: ArrayBuffer): Promise<PdfRead> {
  const reader = taken();
  const { worker } = reader;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<PdfRead>((done, lost) => {
      worker.addEventListener('message', ({ data: said }: MessageEvent<Partial<PdfMessage>>) => {
        if (said.pdf !== 'started' && said.pdf !== undefined) done(said as PdfRead);
      });
      worker.addEventListener('error', () => {
        if (reader.state === 'started') done({ pdf: 'failed', problem: 'broken' });
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
