import { fixtureFiles } from '../../src/data/root.fixture.ts';
import { type Damage, sound } from './damage.ts';

type Path = readonly (string | number)[];

const FILES = Object.keys(fixtureFiles()).filter((file) => sound(file).trim() !== '[]');
const JSONS = FILES.filter((file) => file.endsWith('.json'));
const TABLES = FILES.filter((file) => file.endsWith('.csv'));

/** Every path to a value that is no record and no list. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A value of another type, which no schema takes for it. */
const otherwise = (value: unknown): unknown => (typeof value === 'string' ? 12 : 'twelve');

/** The JSON of a file with one value changed. */
export function changed(file: string, path: Path, change: (value: unknown) => unknown): string {
  const root: unknown = JSON.parse(sound(file));
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(inner as object, key), root);
  const key = path.at(-1) ?? '';
  const value = change(Reflect.get(parent as object, key));
  if (value === undefined) Reflect.deleteProperty(parent as object, key);
  else Reflect.set(parent as object, key, value);
  return `${JSON.stringify(root, null, 2)}\n`;
}

/** Every field of every record, by file. */
export const FIELDS: readonly (readonly [file: string, path: Path])[] = JSONS.flatMap((file) =>
  leaves(JSON.parse(sound(file))).map((path) => [file, path] as const),
);

const of = (kind: string, file: string, words: string, content: string | Uint8Array): Damage => ({
  kind,
  words: `${words} of ${file}`,
  changes: { [file]: content },
  file,
});

/** Damage without a thought, done to every field, column and file that there is. */
export const EVERYWHERE: readonly Damage[] = [
  ...FIELDS.map(([file, path]) =>
    of('every field: another type', file, path.join('.'), changed(file, path, otherwise)),
  ),
  ...FIELDS.filter(([file, path]) => typeof valueAt(file, path) === 'string').map(([file, path]) =>
    of(
      'every text: a sign that nobody sees',
      file,
      path.join('.'),
      changed(file, path, (value) => `${value}\u200b`),
    ),
  ),
  ...TABLES.flatMap((file) => {
    const [header = '', ...rows] = sound(file).split('\n');
    return header
      .split(',')
      .map((column, i) =>
        of(
          'every column: renamed',
          file,
          column,
          [header.split(',').with(i, `${column}Old`).join(','), ...rows].join('\n'),
        ),
      );
  }),
  ...TABLES.filter((file) => sound(file).trimEnd().includes('\n')).map((file) =>
    of('every table: a cell too many', file, 'the last row', `${sound(file).trimEnd()},x\n`),
  ),
  ...FILES.map((file) =>
    of(
      'every file: a byte that is no UTF-8',
      file,
      'the end',
      Buffer.concat([Buffer.from(sound(file)), Buffer.from([0xe9])]),
    ),
  ),
  ...JSONS.map((file) =>
    of('every JSON file: cut', file, 'half', sound(file).slice(0, sound(file).length / 2)),
  ),
];

function valueAt(file: string, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), JSON.parse(sound(file)));
}
