import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { report } from '../src/data/read/breach.ts';
import { storeDir } from '../src/data/read/store.ts';
import { compile, writeSlices } from '../src/site/compile.ts';

/** What the compiled data is made from; a change of a page's words alone needs `npm run data`. */
const SOURCES = ['data/**', `${storeDir('.')}/**`, 'content/**', 'src/{core/model,data,site}/**/*.ts'];
const COMPILED = ['generated/data/service.json', 'generated/prose.json'];

/** `npm start` compiles for its own address; the expected answers name the one of the store. */
function isForAnotherAddress(): boolean {
  const { service } = JSON.parse(readFileSync('generated/data/service.json', 'utf8'));
  return service.origin !== JSON.parse(readFileSync(`${storeDir('.')}/service.json`, 'utf8')).origin;
}

const changedAt = (file: string): number => statSync(file).mtimeMs;

/** Compiles data/ for the tests of the shipped facts, when that was never done or something changed since. */
export default function setup(): void {
  const made = COMPILED.map((file) => (existsSync(file) ? changedAt(file) : 0));
  const isNewest = Math.max(...globSync(SOURCES).map(changedAt)) < Math.min(...made);
  if (isNewest && !isForAnotherAddress()) return;
  const compiled = compile(process.cwd());
  if (!compiled.ok) throw new Error(`The data has faults.\n${report(compiled.breaches)}`);
  writeSlices(process.cwd(), compiled);
}
