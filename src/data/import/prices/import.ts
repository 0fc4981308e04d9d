import type { Authored } from '../../read/authored.ts';
import { columnsIn } from '../columns.ts';
import type { SheetRow } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable.ts';
import { type WholeCatalog, wholeCatalog } from './catalog.ts';
import { type Doubt, keyOf, NOT_OURS } from './doubts.ts';
import { type Matched, matchRow } from './match.ts';
import { isJump, type ListedPrice, type Merged, mergePrices, type PriceChange } from './merge.ts';
import { isPriceList, labOf, usualColumns } from './price-columns.ts';
import { type ListAsked, type ListRow, listRows, type RowFault } from './rows.ts';

export interface Asked extends ListAsked {
  readonly columns: ReadonlyMap<string, string>;
  readonly lab?: string | undefined;
  readonly replace: boolean;
  readonly othersHold: boolean;
}

/** What an import would make of a price list, and everything that is to be told about it. */
export interface Imported extends Merged {
  readonly rejected: readonly RowFault[];
  /** Rows that no item is certain for, decided ones before them. */
  readonly doubts: readonly Doubt[];
  readonly open: number;
  readonly unpriced: readonly number[];
  readonly notOurs: readonly number[];
  readonly jumps: readonly PriceChange[];
  readonly reading: readonly string[];
  /** By what each row is known. */
  readonly matched: readonly {
    readonly at: number;
    readonly name: string;
    readonly slug: string;
    readonly by: string;
  }[];
  /** Nothing left prices.csv although that was asked for, since some rows are not understood. */
  readonly keptForDoubt: boolean;
}

/**
 * Reads a price list against the whole catalog and the prices that the store has.
 * @param decided what the owner wrote beside doubtful rows
 * @throws UnreadableSheet where the list leaves open how it is to be read
 */
export function importPrices(
  sheet: readonly SheetRow[],
  authored: Authored,
  service: NonNullable<Authored['service']>,
  decided: readonly Doubt[],
  asked: Asked,
  progress: (done: number) => void = () => {},
): Imported {
  const { labs, prices } = authored;
  const columns = columnsIn(sheet, {
    usual: usualColumns(labs),
    asked: asked.columns,
    isEnough: isPriceList(labs),
    wanted: `a test and a price (${['price', ...labs.map(({ slug }) => slug)].join(', ')})`,
  });
  if (asked.asOf === undefined && columns.at.as_of === undefined)
    throw new UnreadableSheet(
      'No column holds a day: say with --as-of from which day the prices hold, such as --as-of 2026-11-23.',
    );
  const list = listRows(columns, labOf(columns.at, labs, asked.lab), labs, asked);
  const catalog = wholeCatalog(authored, service);
  const skus = new Map(prices.flatMap(({ slug, sku }) => (sku === undefined ? [] : [[sku, slug] as const])));
  const decisions = new Map(
    decided.flatMap((one) => (one.slug === '' ? [] : [[keyOf(one), one.slug] as const])),
  );
  const read = list.rows.map((row, i) => {
    progress(i);
    return { row, matched: matchOf(row, decisions, catalog, skus) };
  });
  const sure = read.flatMap(({ row, matched: { slug, by } }) =>
    slug === undefined || slug === NOT_OURS ? [] : [{ row, slug, by }],
  );
  const { listed, rejected } = listedPrices(sure, authored, asked.asOf);
  const doubts = doubtsOf(read, decided);
  const open = doubts.filter(({ slug }) => slug === '').length;
  const faults = [...list.rejected, ...rejected].sort((a, b) => a.at - b.at);
  const keptForDoubt = asked.replace && open + faults.length > 0;
  const merged = mergePrices(prices, listed, {
    labs: list.labs,
    replace: asked.replace && !keptForDoubt,
    othersHold: asked.othersHold,
  });
  return {
    ...merged,
    rejected: faults,
    doubts,
    open,
    unpriced: list.unpriced,
    notOurs: read.flatMap(({ row, matched }) => (matched.slug === NOT_OURS ? [row.at] : [])),
    jumps: merged.changes.filter(isJump),
    reading: list.reading,
    matched: sure.map(({ row, slug, by = 'name' }) => ({ at: row.at, name: row.name, slug, by })),
    keptForDoubt,
  };
}

type Match = Exclude<Matched, { readonly slug?: undefined }>['by'] | 'your decision';
type Read =
  | { readonly slug: string; readonly by: Match }
  | {
      readonly slug?: undefined;
      readonly by?: undefined;
      readonly why: string;
      readonly mayBe: readonly string[];
    };

/** What the owner decided comes before everything that is found. */
function matchOf(
  row: ListRow,
  decisions: ReadonlyMap<string, string>,
  catalog: WholeCatalog,
  skus: ReadonlyMap<string, string>,
): Read {
  const slug = decisions.get(keyOf(row));
  if (slug === NOT_OURS) return { slug, by: 'your decision' };
  const matched = matchRow(slug === undefined ? row : { ...row, slug }, catalog, skus);
  return slug === undefined || matched.slug === undefined
    ? matched
    : { slug: matched.slug, by: 'your decision' };
}

/** Decided rows stay for the next list; of open ones those of this list. A decision that names nothing is open again. */
function doubtsOf(
  read: readonly { readonly row: ListRow; readonly matched: Read }[],
  decided: readonly Doubt[],
): Doubt[] {
  const open = read.flatMap(({ row, matched }): Doubt[] =>
    matched.slug === undefined
      ? [
          {
            name: row.name,
            code: row.code,
            specimen: row.specimen,
            sku: row.sku,
            slug: '',
            line: String(row.at),
            why: matched.why,
            mayBe: matched.mayBe,
          },
        ]
      : [],
  );
  const asked = new Set(open.map(keyOf));
  return [...decided.filter((one) => one.slug !== '' && !asked.has(keyOf(one))), ...open];
}

interface Sure {
  readonly row: ListRow;
  readonly slug: string;
}

/** Rows of one item become one; those that contradict each other, and days that are not told or too early, are faults. */
function listedPrices(
  sure: readonly Sure[],
  { prices }: Authored,
  day: string | undefined,
): { readonly listed: ListedPrice[]; readonly rejected: RowFault[] } {
  const before = new Map(prices.map((row) => [row.slug, row]));
  const rejected: RowFault[] = [];
  const listed = [...Map.groupBy(sure, ({ slug }) => slug)].flatMap(([slug, rows]): ListedPrice[] => {
    const faults = faultsOf(slug, rows, before.get(slug)?.asOf, day);
    rejected.push(
      ...rows.flatMap(({ row }) => faults.map((reason) => ({ at: row.at, name: row.name, reason }))),
    );
    const days = rows.map(({ row }) => row.asOf ?? day ?? '').sort();
    return faults.length > 0
      ? []
      : [
          {
            slug,
            sku: rows.map(({ row }) => row.sku).find((sku) => sku !== '') ?? '',
            prices: new Map(rows.flatMap(({ row }) => [...row.prices])),
            // One day for all labs: the earliest from which each of its prices holds.
            asOf: days[0] ?? '',
          },
        ];
  });
  return { listed, rejected };
}

function faultsOf(
  slug: string,
  rows: readonly Sure[],
  before: string | undefined,
  day: string | undefined,
): string[] {
  const lines = rows.map(({ row }) => row.at).join(', ');
  const seen = new Map<string, number | null>();
  const twice = new Set<string>();
  for (const { row } of rows)
    for (const [lab, cents] of row.prices) {
      if (seen.has(lab) && seen.get(lab) !== cents) twice.add(lab);
      seen.set(lab, cents);
    }
  const days = rows.map(({ row }) => row.asOf ?? day);
  const early = days.find((one) => one !== undefined && before !== undefined && one < before);
  return [
    ...[...twice].map((lab) => `lines ${lines} are all ${slug} and have different prices at ${lab}`),
    ...(days.includes(undefined)
      ? ['has no day of its own: say with --as-of from which day the prices hold']
      : []),
    ...(early === undefined
      ? []
      : [`is of ${early}, and prices.csv has newer prices of ${slug}, of ${before}`]),
  ];
}
