import type { PriceRow } from '../../../core/model/catalog.ts';

/** What a list says of one item: cents at each lab, or null where it is not performed. */
export interface ListedPrice {
  readonly slug: string;
  readonly sku: string;
  readonly prices: ReadonlyMap<string, number | null>;
  /** The day from which the list holds. */
  readonly asOf: string;
}

export interface PriceChange {
  readonly slug: string;
  readonly lab: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export interface Merged {
  readonly rows: readonly PriceRow[];
  readonly changes: readonly PriceChange[];
  /** Rows that keep an earlier day, because the list says nothing of some of their labs. */
  readonly kept: readonly string[];
  /** Rows whose day alone is another. */
  readonly confirmed: readonly string[];
}

export interface MergeRules {
  /** Labs that the list has prices of. */
  readonly labs: readonly string[];
  /** Prices that the list no longer names leave. */
  readonly replace: boolean;
  /** The prices of labs that the list does not name hold on its day, too. */
  readonly othersHold: boolean;
}

/**
 * The rows of prices.csv after an import. A row has one day for all of its labs, so it is that of the list only where
 * the list has all of its prices; else the earlier one stays.
 */
export function mergePrices(
  before: readonly PriceRow[],
  listed: readonly ListedPrice[],
  rules: MergeRules,
): Merged {
  const old = new Map(before.map((row) => [row.slug, row]));
  const news = new Map(listed.map((one) => [one.slug, one]));
  const left = rules.replace ? before.filter(({ slug }) => !news.has(slug)).map(({ slug }) => slug) : [];
  const made = new Map(listed.map((one) => [one.slug, rowAfter(old.get(one.slug), one, rules)]));
  const stays = before.flatMap((row) => (left.includes(row.slug) ? [] : [made.get(row.slug) ?? row]));
  const added = listed.flatMap(({ slug }) => (old.has(slug) ? [] : (made.get(slug) ?? [])));
  const isSorted = before.every(({ slug }, i) => i === 0 || (before[i - 1]?.slug ?? '') <= slug);
  const all = [...stays, ...added].filter(({ cents }) => Object.keys(cents).length > 0);
  const rows = isSorted ? all.sort((a, b) => (a.slug < b.slug ? -1 : 1)) : all;
  const after = new Map(rows.map((row) => [row.slug, row]));
  const changes = [...new Set([...old.keys(), ...after.keys()])]
    .sort()
    .flatMap((slug) => changesOf(slug, old.get(slug)?.cents ?? {}, after.get(slug)?.cents ?? {}));
  const same = listed.filter(({ slug }) => !changes.some((one) => one.slug === slug));
  return {
    rows,
    changes,
    kept: listed.filter(({ slug, asOf }) => (after.get(slug)?.asOf ?? asOf) < asOf).map(({ slug }) => slug),
    confirmed: same
      .filter(({ slug }) => old.get(slug)?.asOf !== after.get(slug)?.asOf)
      .map(({ slug }) => slug),
  };
}

function rowAfter(
  before: PriceRow | undefined,
  { slug, sku, prices, asOf }: ListedPrice,
  { labs, replace, othersHold }: MergeRules,
): PriceRow {
  const gone = replace ? labs.filter((lab) => !prices.has(lab)) : [];
  const kept = Object.entries(before?.cents ?? {}).filter(([lab]) => !prices.has(lab) && !gone.includes(lab));
  const own = [...prices].flatMap(([lab, cents]): [string, number][] =>
    cents === null ? [] : [[lab, cents]],
  );
  const number = sku === '' ? before?.sku : sku;
  const day = kept.length === 0 || othersHold || before === undefined ? asOf : before.asOf;
  return {
    slug,
    ...(number === undefined ? {} : { sku: number }),
    cents: Object.fromEntries([...kept, ...own]),
    asOf: day,
  };
}

const changesOf = (slug: string, from: PriceRow['cents'], to: PriceRow['cents']): PriceChange[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort()
    .flatMap((lab) => (from[lab] === to[lab] ? [] : [{ slug, lab, from: from[lab], to: to[lab] }]));

/** A price that rose or fell by more than half is looked at first: a digit may be lost, or a column be another lab's. */
const MOST = { rise: 1.5, fall: 0.5 };

export const isJump = ({ from, to }: PriceChange): boolean =>
  from !== undefined && to !== undefined && (to > MOST.rise * from || to < MOST.fall * from);
