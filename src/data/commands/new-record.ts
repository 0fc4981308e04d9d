import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Slug } from '../../core/model/primitives.ts';
import { ruleBreaches } from '../checked.ts';
import { carriedOnly } from '../join/carried.ts';
import { KINDS, type Kind, newRecord, type Place } from '../new/records.ts';
import { readAuthored } from '../read/authored.ts';
import { type Breach, report } from '../read/breach.ts';
import { entriesOf } from '../read/files.ts';
import { readJson } from '../read/json-file.ts';
import type { Reading } from '../read/reading.ts';
import { DEMO_STORE, readingOf } from '../read/store.ts';

const RECIPES: Readonly<Record<Kind, string>> = {
  test: 'CONTRIBUTING.md, "Add a test"',
  panel: 'CONTRIBUTING.md, "Add a panel"',
  marker: 'CONTRIBUTING.md, "Add a marker"',
  provider: 'CONTRIBUTING.md, "Change a price"',
  guide: 'CONTRIBUTING.md, "Add a guide"',
  goal: 'CONTRIBUTING.md, "Add a goal"',
};

const USAGE = `usage: npm run new -- ${KINDS.join('|')} <slug>
Writes a new record with every field that it must have, and nothing in those that you have to fill: npm run data names
each of them with file and line. Tests, panels, goals and guides go into your store where you have one (store/, or the
folder that STORE_DIR names), markers and providers into data/. A record that exists is never touched.
Exit code: 0 the record is written, 1 it exists already, 2 the command is wrong.`;

/** The numbers of the tests and panels of the project and of the store. */
function idsIn(reading: Reading): Set<string> {
  const folders = [
    'data/tests',
    'data/panels',
    ...(reading.store === DEMO_STORE ? [] : [`${reading.store}/tests`, `${reading.store}/panels`]),
  ];
  return new Set(
    folders.flatMap((folder) =>
      entriesOf(folder, reading).flatMap((name) => {
        const { value } = readJson(`${folder}/${name}`, reading) ?? {};
        return typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : [];
      }),
    ),
  );
}

function placeIn(root: string): Place {
  const reading = readingOf(root);
  const isOwn = reading.store !== DEMO_STORE;
  return {
    store: isOwn ? reading.store : 'data',
    isOwn,
    ids: idsIn(reading),
    today: new Date().toISOString().slice(0, 10),
  };
}

/** The same record for everybody or in the store, wherever the new one would stand. */
function taken(root: string, file: string, { store }: Place): string | undefined {
  const within = file.startsWith(`${store}/`) ? file.slice(store.length + 1) : undefined;
  const shared = within === undefined ? [] : [within.startsWith('content/') ? within : `data/${within}`];
  return [file, ...shared].find((path) => existsSync(resolve(root, path)));
}

/** What `npm run data` says of these files. */
function faultsIn(root: string, files: readonly string[]): Breach[] {
  const reading = readingOf(root);
  const authored = readAuthored(reading);
  const found =
    reading.breaches.length > 0 ? reading.breaches : ruleBreaches(authored, carriedOnly(authored), reading);
  return found.filter(({ file }) => files.includes(file));
}

export function run(args: readonly string[], root = process.cwd()): number {
  let positionals: string[];
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (parsed.values.help === true) {
      console.info(USAGE);
      return 0;
    }
    positionals = parsed.positionals;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
  const [named = '', slug = '', another] = positionals;
  const kind = KINDS.find((one) => one === named);
  const faults = [
    ...(kind === undefined ? [`Say what it is: ${KINDS.join(', ')}.`] : []),
    ...(Slug.safeParse(slug).success
      ? []
      : ['Give a slug of small letters, digits and single hyphens, such as vitamin-k2.']),
    ...(another === undefined ? [] : ['One record at a time.']),
  ];
  if (kind === undefined || faults.length > 0) {
    console.error(`${faults.join('\n')}\n\n${USAGE}`);
    return 2;
  }
  const place = placeIn(root);
  const { files, next } = newRecord(kind, slug, place);
  const there = [...files.keys()].flatMap((file) => taken(root, file, place) ?? []);
  if (there.length > 0) {
    console.error(
      `${there.join(', ')} exists already, and is not touched. To say something else in your store, copy the file there and change it.`,
    );
    return 1;
  }
  for (const [file, content] of files) {
    const path = resolve(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.info(file);
  }
  console.info(`\nWhat npm run data asks for in it:\n\n${report(faultsIn(root, [...files.keys()]))}\n`);
  console.info(['Then:', ...next, `The fields are told in ${RECIPES[kind]}.`].join('\n'));
  return 0;
}

if (import.meta.main) process.exitCode = run(process.argv.slice(2));
