import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { COUNTRY, codesText } from '../../core/compare/hospital.ts';
import { csvLine } from '../../core/csv.ts';
import type { Billed, CatalogEntry } from '../../core/model/catalog.ts';
import { quartilesOf } from './quartiles.ts';

const USAGE = `usage: npm run hospital-prices -- <charges.csv or .csv.gz>
The file has one line for each hospital and code, sorted by hospital: state,ccn,cpt,cashCents (other columns are
passed over). Writes data/hospital-prices.csv: quartiles of what hospitals ask for what each item is billed as.`;

/** Fewer hospitals of a state say little. */
const LEAST_HOSPITALS = 5;

interface Charge {
  readonly state: string;
  readonly ccn: string;
  readonly cpt: string;
  readonly cashCents: string;
}

/** What one hospital asks for all of these codes; undefined where it leaves one out. */
function asked(cpts: readonly Billed[], cash: ReadonlyMap<string, number>): number | undefined {
  let sum = 0;
  for (const { code, units } of cpts) {
    const cents = cash.get(code);
    if (cents === undefined) return undefined;
    sum += cents * units;
  }
  return sum;
}

async function run(): Promise<number> {
  const [path] = process.argv.slice(2);
  if (path === undefined) {
    console.error(USAGE);
    return 2;
  }
  const { entries }: { readonly entries: readonly CatalogEntry[] } = JSON.parse(
    readFileSync('generated/data/catalog.json', 'utf8'),
  );
  const billed = new Map(
    entries.filter(({ cpts }) => cpts.length > 0).map(({ cpts }) => [codesText(cpts), cpts]),
  );
  const wanted = new Set([...billed.values()].flatMap((cpts) => cpts.map(({ code }) => code)));
  const amounts = new Map<string, number[]>();
  let hospital = { ccn: '', state: '', cash: new Map<string, number>() };
  const close = (): void => {
    for (const [codes, cpts] of billed) {
      const cents = asked(cpts, hospital.cash);
      if (cents === undefined) continue;
      for (const state of [hospital.state, COUNTRY]) {
        const key = `${codes},${state}`;
        const known = amounts.get(key);
        if (known === undefined) amounts.set(key, [cents]);
        else known.push(cents);
      }
    }
  };
  const input = createReadStream(path);
  const rows = (path.endsWith('.gz') ? input.pipe(createGunzip()) : input).pipe(parse({ columns: true }));
  for await (const { state, ccn, cpt, cashCents } of rows as AsyncIterable<Charge>) {
    if (ccn !== hospital.ccn) {
      close();
      hospital = { ccn, state, cash: new Map() };
    }
    if (wanted.has(cpt) && Number(cashCents) > 0) hospital.cash.set(cpt, Number(cashCents));
  }
  close();
  const lines = [...amounts]
    .filter(([, cents]) => cents.length >= LEAST_HOSPITALS)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, cents]) => [...key.split(','), cents.length, ...quartilesOf(cents)]);
  const head = ['codes', 'state', 'hospitals', 'lowCents', 'medianCents', 'highCents'];
  writeFileSync('data/hospital-prices.csv', `${[head, ...lines].map(csvLine).join('\n')}\n`);
  console.info(`${lines.length} rows for ${new Set(lines.map(([codes]) => codes)).size} sets of codes.`);
  return 0;
}

process.exitCode = await run();
