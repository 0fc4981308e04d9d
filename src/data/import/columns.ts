import { fold } from '../../core/names/fold.ts';
import { cellText, type SheetRow } from './sheet.ts';
import { UnreadableSheet } from './unreadable.ts';

/** Where each column that is known stands, from 0, and the rows below the header. */
export interface Columns<Name extends string> {
  readonly at: Readonly<Partial<Record<Name, number>>>;
  /** As the header prints them. */
  readonly header: readonly string[];
  readonly headerAt: number;
  readonly body: readonly SheetRow[];
}

/** What a column is usually called, folded; one name belongs to one column. */
export type UsualNames<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** A list such as `name=Test,code=CPT`: our name of a column, and the header of the sheet. */
export function columnsAsked(given: string): Map<string, string> {
  return new Map(
    given.split(',').map((pair) => {
      const [name = '', ...header] = pair.split('=');
      if (name.trim() === '' || header.length === 0)
        throw new UnreadableSheet('--columns wants pairs such as name=Test,code=CPT,lab_1=Quest.');
      return [name.trim(), header.join('=').trim()];
    }),
  );
}

const FIRST_ROWS = 30;

/**
 * Finds the header: the first row that names every column asked for, or else what is enough.
 * @param usual what columns are called where none is asked for
 * @param isEnough whether these columns make a table that can be read
 * @throws UnreadableSheet naming every column that is not there, stands twice, or is not known
 */
export function columnsIn<Name extends string>(
  rows: readonly SheetRow[],
  {
    usual,
    asked,
    isEnough,
    wanted,
  }: {
    readonly usual: UsualNames<Name>;
    readonly asked: ReadonlyMap<string, string>;
    readonly isEnough: (at: Columns<Name>['at']) => boolean;
    /** What is enough, in words. */
    readonly wanted: string;
  },
): Columns<Name> {
  const known = Object.keys(usual) as Name[];
  const strangers = [...asked.keys()].filter((name) => !known.includes(name as Name));
  if (strangers.length > 0)
    throw new UnreadableSheet(
      `--columns: ${strangers.join(', ')} ${strangers.length === 1 ? 'is' : 'are'} not known. Known are ${known.join(', ')}.`,
    );
  const first = rows.slice(0, FIRST_ROWS);
  const place = first.findIndex((row) => isHeader(row, usual, asked, isEnough));
  const row = first[place];
  if (row === undefined) throw new UnreadableSheet(missing(first, asked, wanted));
  const header = row.cells.map(cellText);
  const twice = known.filter((name) => placesOf(name, header, usual, asked).length > 1);
  if (twice.length > 0)
    throw new UnreadableSheet(
      `More than one column may be ${twice
        .map(
          (name) =>
            `${name} (${placesOf(name, header, usual, asked)
              .map((at) => `"${header[at]}"`)
              .join(', ')})`,
        )
        .join('; ')}. Say which with --columns ${twice[0]}=...`,
    );
  return { at: placesIn(header, usual, asked), header, headerAt: row.at, body: rows.slice(place + 1) };
}

function isHeader<Name extends string>(
  { cells }: SheetRow,
  usual: UsualNames<Name>,
  asked: ReadonlyMap<string, string>,
  isEnough: (at: Columns<Name>['at']) => boolean,
): boolean {
  const header = cells.map(cellText);
  const named = [...asked.values()].every((one) => header.some((cell) => fold(cell) === fold(one)));
  return named && isEnough(placesIn(header, usual, asked));
}

/** Every place where a column may stand: by the header that is asked for, else by its usual names. */
function placesOf<Name extends string>(
  name: Name,
  header: readonly string[],
  usual: UsualNames<Name>,
  asked: ReadonlyMap<string, string>,
): number[] {
  const own = asked.get(name);
  const names = own === undefined ? usual[name] : [fold(own)];
  const taken = new Set([...asked].filter(([other]) => other !== name).map(([, title]) => fold(title)));
  return header.flatMap((cell, i) => (names.includes(fold(cell)) && !taken.has(fold(cell)) ? [i] : []));
}

const placesIn = <Name extends string>(
  header: readonly string[],
  usual: UsualNames<Name>,
  asked: ReadonlyMap<string, string>,
): Columns<Name>['at'] =>
  Object.fromEntries(
    (Object.keys(usual) as Name[]).flatMap((name) => {
      const [at] = placesOf(name, header, usual, asked);
      return at === undefined ? [] : [[name, at]];
    }),
  ) as Columns<Name>['at'];

function missing(first: readonly SheetRow[], asked: ReadonlyMap<string, string>, wanted: string): string {
  const titles = new Set(first.flatMap(({ cells }) => cells.map((cell) => fold(cellText(cell)))));
  const absent = [...asked.values()].filter((title) => !titles.has(fold(title)));
  const found = first.find(({ cells }) => cells.filter((cell) => cellText(cell) !== '').length > 1);
  const told = (found?.cells ?? []).map(cellText).filter((title) => title !== '');
  return [
    ...absent.map((title) => `No column is called "${title}".`),
    ...(absent.length > 0 ? [] : [`No row names ${wanted}.`]),
    ...(told.length > 0 ? [`The first row with several cells holds: ${told.join(' | ')}.`] : []),
    'Say with --columns which column is which, such as --columns name=Test,code=CPT.',
  ].join('\n');
}
