import { startUnlimited } from '../../netlify/local/server.ts';
import { openBrowser } from '../../tests/browser/browser.fixture.ts';
import { PDF_SAMPLES } from '../../tests/files/pdf-samples.fixture.ts';
import { openPhone, printRow, SLOWER } from './phone.ts';

/**
 * Measures how long a PDF of six pages takes to become rows on a telephone. A browser slows the page alone, and no
 * worker: the time of the worker is counted as often as the telephone is slower.
 */
const RUNS = 5;
/** Milliseconds from the file to its rows. */
const BUDGET = 3000;
const NAME = 'six-pages.pdf';

const sample = PDF_SAMPLES[NAME];
if (sample === undefined) throw new Error(`There is no ${NAME}`);
const { bytes, values } = sample;

interface Times {
  /** From the file to its rows. */
  readonly all: number;
  /** Of it, what the worker took: to start, where it had not, and to read. */
  readonly worker: number;
}

const server = await startUnlimited({ root: process.cwd(), port: 0, quiet: true });
const browser = await openBrowser();

/** @param waits whether the reader starts while the file is looked for */
async function read(waits: boolean): Promise<Times> {
  const { page, rest } = await openPhone(browser, `${server.url}/tools/interpret-results`);
  await page.getByLabel('Your report as text').focus();
  await rest();
  if (waits) {
    await page.locator('[data-drop] input[type="file"]').evaluate((input) => {
      input.addEventListener('click', (event) => event.preventDefault());
      (input as HTMLInputElement).click();
    });
    await rest();
    await new Promise((done) => setTimeout(done, 2000));
  }
  const times = await page.evaluate(
    async ({ bytes, count }) => {
      let worker = 0;
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (
        this: Worker,
        message: unknown,
        options?: Transferable[] | StructuredSerializeOptions,
      ) {
        const from = performance.now();
        this.addEventListener('message', () => {
          worker = performance.now() - from;
        });
        (postMessage as (message: unknown, options?: unknown) => void).call(this, message, options);
      };
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'six-pages.pdf'));
      const from = performance.now();
      document
        .querySelector('[data-drop]')
        ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
      while (document.querySelectorAll('[data-row]').length < count) {
        if (performance.now() - from > 60_000) throw new Error('The file is not read');
        await new Promise((done) => setTimeout(done, 5));
      }
      return { all: performance.now() - from, worker };
    },
    { bytes: [...bytes], count: values.length },
  );
  await page.context().close();
  return times;
}

function onPhone({ all, worker }: Times): number {
  return all + (SLOWER - 1) * worker;
}

async function measured(waits: boolean): Promise<Times> {
  const runs: Times[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await read(waits));
  const median = runs.sort((one, other) => onPhone(one) - onPhone(other))[RUNS >> 1];
  if (median === undefined) throw new Error('Nothing was measured');
  return median;
}

const rows = [
  ['the reader started while the file was chosen', await measured(true)],
  ['dropped on a page that had no reader yet', await measured(false)],
] as const;
await browser.close();
await server.close();

console.info('');
printRow(`${NAME}, ${values.length} values at 1/${SLOWER} of a CPU, ms`, 'in all', 'its worker');
for (const [name, times] of rows)
  printRow(name, onPhone(times).toFixed(0), (SLOWER * times.worker).toFixed(0));
console.info(`a PDF: ${onPhone(rows[0][1]).toFixed(0)} of ${BUDGET} ms`);
