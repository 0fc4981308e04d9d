import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { milesBetween, within } from '../src/core/places/distance.ts';
import { placeAt } from '../src/core/places/zip.ts';
import { loadDataset } from '../src/data/load.ts';
import { cost, median, row } from './bench/measured.ts';

/**
 * Measures speed against bare equivalents in the same run: medians and ratios, never a verdict. The machine is
 * shared, so figures of two runs are not compared; ratios are.
 */
function importMs(path: string, then = ''): number {
  const code = `const t = performance.now(); const m = await import(${JSON.stringify(path)}); ${then}; console.log(performance.now() - t)`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) =>
      sum +
      (entry.isDirectory() ? bytesIn(join(folder, entry.name)) : statSync(join(folder, entry.name)).size),
    0,
  );

console.info(
  `\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);

const functions = 'generated/functions';
const empty = join(process.cwd(), 'generated/empty.mjs');
writeFileSync(empty, 'export default 1;\n');
const api = join(process.cwd(), functions, 'api.mjs');
const rest = `await m.default(new Request('http://localhost/api/agent/convert_units?analyte=glucose&value=100'))`;
const mcp = `await m.default(new Request('http://localhost/mcp', { method: 'POST', headers: { 'content-type': 'application/json', host: 'localhost' }, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }))`;
const cold = (path: string, then?: string): number =>
  median(Array.from({ length: 9 }, () => importMs(path, then)));

row('cold start, fresh process', 'median ms', 'over empty');
const base = cold(empty);
row('empty module', base.toFixed(1), '');
const chunk = readdirSync(join(functions, 'chunks')).find((name) => name.startsWith('mcp-')) ?? '';
for (const [name, then] of [
  ['api: import', ''],
  [
    'api: import with the /mcp chunk',
    `await import(${JSON.stringify(join(process.cwd(), functions, 'chunks', chunk))})`,
  ],
  ['api: import and first REST call', rest],
  ['api: import and first /mcp call', mcp],
] as const) {
  const ms = cold(api, then);
  row(name, ms.toFixed(1), (ms - base).toFixed(1));
}
row('bundle with chunks, KB', (bytesIn(functions) / 1024).toFixed(0));

const data = loadDataset();
console.info('');
row('draw sites within 25 miles, µs', '', 'by degrees', 'every site', 'ratio');
const centers = Array.from({ length: 200 }, (_, i) =>
  placeAt(Math.floor((i * data.zips.zips.length) / 200), data.zips),
);
for (const count of [data.sites.length, 100_000]) {
  const sites = Array.from({ length: count }, (_, i) => ({
    ...placeAt((i * 7919) % data.zips.zips.length, data.zips),
    id: String(i),
  })).sort((a, b) => a.lat - b.lat);
  let turn = 0;
  const center = () => centers[turn++ % centers.length] ?? { lat: 0, lon: 0 };
  const fast = await cost(() => within(sites, center(), 25));
  const slow = await cost(() => {
    const place = center();
    return sites.filter((site) => milesBetween(place, site) <= 25);
  });
  row(`${count} sites`, '', fast.toFixed(1), slow.toFixed(1), (fast / slow).toFixed(3));
}
console.info('');
row('slice', 'KB', 'read ms');
for (const slice of [
  'service',
  'catalog',
  'search',
  'goals',
  'markers',
  'conversions',
  'providers',
  'hospitalCharges',
  'sites',
  'zips',
  'pages',
] as const) {
  const file = `generated/data/${slice}.json`;
  const times = Array.from({ length: 7 }, () => {
    const fresh = loadDataset();
    const start = performance.now();
    void fresh[slice];
    return performance.now() - start;
  });
  row(slice, (statSync(file).size / 1024).toFixed(0), median(times).toFixed(1));
}

// Beside the site that is built: a folder of its own takes what is made here.
const into = 'generated/bench';
const env = { ...process.env, BUILD_INTO: join(process.cwd(), into) };
execFileSync(process.execPath, ['src/site/compile.ts'], { env });
const started = performance.now();
const usage = execFileSync(
  'bash',
  ['-c', 'ASTRO_TELEMETRY_DISABLED=1 command time -f "%M" npx astro build 2>&1 >/dev/null | tail -1 || true'],
  { encoding: 'utf8', env },
);
rmSync(into, { recursive: true });
console.info('');
row('astro build, seconds', ((performance.now() - started) / 1000).toFixed(1));
if (/^\d+\s*$/.test(usage)) row('astro build, peak MB', (Number(usage) / 1024).toFixed(0));
