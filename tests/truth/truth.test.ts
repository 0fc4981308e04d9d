import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  compared,
  type Difference,
  defaultTolerances,
  isOpen,
  markerOf,
  NONE,
  pageOf,
  rowName,
  type Side,
  type TruthRow,
  toleranceOf,
  truthRows,
} from './truth.fixture.ts';

const rows = truthRows();
const defaults = defaultTolerances();
const how = readFileSync('tests/truth/how.md', 'utf8');

const DUST = 1e-9;
const defaultOf = ({ theme }: TruthRow): number => defaults.get(theme) ?? 0;

const differencesOf = (row: TruthRow): readonly Difference[] => {
  const found = compared(row);
  return typeof found === 'string' ? [] : found;
};

/** The widest difference on one side; infinite where the record has no limit there. */
function widest(row: TruthRow, side: Side): number {
  const offs = differencesOf(row).filter((one) => one.side === side);
  return Math.max(0, ...offs.map(({ off }) => off ?? Number.POSITIVE_INFINITY));
}

/** What a row allows on one side: its own tolerance, else that of its theme. */
function allowed(row: TruthRow, side: Side): number {
  const own = toleranceOf(row, side);
  if (own === NONE) return Number.POSITIVE_INFINITY;
  return own === '' ? defaultOf(row) : Number(own);
}

const SIDES = ['low', 'high'] as const;

it('compares every row with one range of the record', () => {
  const not = rows.flatMap((row) => {
    const found = compared(row);
    return typeof found === 'string' ? [`${rowName(row)}: ${found}`] : [];
  });
  expect(not).toEqual([]);
});

it('agrees with every published interval within the tolerance of its row', () => {
  const beyond = rows
    .filter((row) => !isOpen(row))
    .flatMap((row) =>
      differencesOf(row)
        .filter(({ side, off }) => (off ?? Number.POSITIVE_INFINITY) > allowed(row, side) + DUST)
        .map(({ side, printed, ours }) => `${rowName(row)} ${side}: ${printed} printed, ${ours} here`),
    );
  expect(beyond).toEqual([]);
});

it('says why where a row differs by more than the default of its theme, and only there', () => {
  const wrong = rows.filter((row) => {
    const wider = SIDES.some((side) => allowed(row, side) > defaultOf(row));
    return !isOpen(row) && wider !== (row.reason !== '');
  });
  expect(wrong.map(rowName)).toEqual([]);
  expect(rows.filter(({ reason }) => reason !== '' && !/^[A-Z].*\.$/.test(reason)).map(rowName)).toEqual([]);
});

it('allows no row more than it needs', () => {
  const loose = rows.flatMap((row) =>
    SIDES.filter((side) => {
      const own = toleranceOf(row, side);
      if (own === '') return false;
      const needed = widest(row, side);
      return own === NONE
        ? Number.isFinite(needed)
        : needed <= defaultOf(row) || Number(own) - needed > 0.05 + DUST;
    }).map((side) => `${rowName(row)} ${side}`),
  );
  expect(loose).toEqual([]);
});

it('takes no row from a source of the record', () => {
  const own = rows.filter((row) =>
    Object.values(markerOf(row)?.sources ?? {}).some(({ url }) => pageOf(url) === pageOf(row.url)),
  );
  expect(own.map(rowName)).toEqual([]);
});

it('lists every open row, which still differs and which no tolerance covers', () => {
  const open = rows.filter(isOpen);
  const settled = open.filter((row) => SIDES.every((side) => widest(row, side) <= defaultOf(row)));
  expect(settled.map(rowName)).toEqual([]);
  expect(open.filter((row) => SIDES.some((side) => toleranceOf(row, side) !== '')).map(rowName)).toEqual([]);
  const [, listed = ''] = how.split('## Open');
  expect(new Set(open.map(({ marker }) => marker))).toEqual(
    new Set([...listed.matchAll(/^- `([a-z0-9-]+)`/gm)].map(([, slug]) => slug)),
  );
});

it('has a stated default for every theme, a limit and a source in every row, and no row twice', () => {
  expect([...defaults.keys()].sort()).toEqual([...new Set(rows.map(({ theme }) => theme))].sort());
  const keys = rows.map(({ theme, low, high, toleranceLow, toleranceHigh, reason, ...rest }) =>
    Object.values(rest).join('\t'),
  );
  expect(new Set(keys).size).toBe(keys.length);
  const unfit = rows.filter(
    ({ low, high, accessed, publisher, sourceTitle }) =>
      (low === '' && high === '') ||
      !/^\d{4}-\d\d-\d\d$/.test(accessed) ||
      publisher === '' ||
      sourceTitle === '' ||
      [low, high].some((limit) => limit !== '' && !Number.isFinite(Number(limit))),
  );
  expect(unfit.map(rowName)).toEqual([]);
});

it('is wide: many rows, markers and sources, all ages, and mostly within the defaults', () => {
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(new Set(rows.map(({ marker }) => marker)).size).toBeGreaterThanOrEqual(150);
  expect(new Set(rows.map(({ publisher }) => publisher)).size).toBeGreaterThanOrEqual(12);
  for (const theme of ['children', 'newborns', 'pregnancy'])
    expect(rows.filter((row) => row.theme === theme).length).toBeGreaterThanOrEqual(20);
  expect(rows.filter(({ reason }) => reason === '').length).toBeGreaterThan(rows.length / 2);
});
