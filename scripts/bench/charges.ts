import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { writeChargeFile } from './charge-files.ts';

/**
 * Measures the importer of hospital charges: peak memory and rows a second on big files, beside csv-parse alone on
 * the same file in the same kind of process. The machine may be shared, so the ratio is of processor time.
 */
const FLAGS = ['--max-old-space-size=150', '--max-semi-space-size=8'];

/** Says at the end what the process took: peak memory in kB, processor time in microseconds. */
const TOLD = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); console.error(JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime })); });",
)}`;
const Told = z.object({ maxRSS: z.number(), cpu: z.number() });

const BARE = `
  import { createReadStream } from 'node:fs';
  import { parse } from 'csv-parse';
  let rows = 0;
  const parser = parse({ bom: true, relax_column_count: true });
  parser.on('data', () => rows++);
  parser.on('end', () => console.log(rows - 3 + ' rows:'));
  createReadStream(process.argv[1]).pipe(parser);`;

interface Measured {
  readonly rows: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

function measured(command: readonly string[]): Measured {
  const start = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, [...FLAGS, '--import', TOLD, ...command], {
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  const [, rows = ''] = /([\d,]+) rows:/.exec(stdout) ?? [];
  if (rows === '') throw new Error(stderr);
  const { maxRSS, cpu } = Told.parse(JSON.parse(stderr.trim().split('\n').at(-1) ?? ''));
  return {
    rows: Number(rows.replaceAll(',', '')),
    seconds,
    cpuSeconds: cpu / 1e6,
    peakMegabytes: maxRSS / 1000,
  };
}

const print = (...cells: readonly string[]): void =>
  console.info(cells.map((cell, i) => (i === 0 ? cell.padEnd(26) : cell.padStart(13))).join(''));

function report(name: string, { rows, seconds, cpuSeconds, peakMegabytes }: Measured): void {
  const speed = Math.round(rows / seconds).toLocaleString('en-US');
  const own = Math.round(rows / cpuSeconds).toLocaleString('en-US');
  print(name, rows.toLocaleString('en-US'), seconds.toFixed(1), speed, own, peakMegabytes.toFixed(0));
}

const folder = mkdtempSync(join(tmpdir(), 'bench-charges-'));
try {
  console.info(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${FLAGS.join(' ')}\n`);
  print('', 'rows', 'seconds', 'rows/s', 'rows/cpu s', 'peak MB');
  for (const [layout, bytes] of [
    ['tall', 1e9],
    ['wide', 2.5e8],
  ] as const) {
    const path = join(folder, `${layout}.csv`);
    await writeChargeFile(path, layout, bytes);
    const size = Math.round(statSync(path).size / 1e6);
    const bare = measured(['--input-type=module', '--eval', BARE, path]);
    const imported = measured(['src/data/commands/import-charges.ts', path]);
    rmSync(path);
    report(`${layout}, ${size} MB: csv-parse`, bare);
    report(`${layout}, ${size} MB: import`, imported);
    const ratio = bare.cpuSeconds / bare.rows / (imported.cpuSeconds / imported.rows);
    print('import over csv-parse', `${ratio.toFixed(2)} x`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
