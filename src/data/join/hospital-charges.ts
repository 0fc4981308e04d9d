import { COUNTRY, codesText } from '../../core/compare/hospital.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type {
  HospitalCharge,
  HospitalChargeRow,
  HospitalCharges,
  HospitalFile,
} from '../../core/model/hospital-charge.ts';
import type { HospitalPrice } from '../../core/model/provider.ts';
import type { Authored } from '../read/authored.ts';

/** Rows for all that some item is billed as. */
export function billedPrices(
  rows: readonly HospitalPrice[],
  entries: readonly CatalogEntry[],
): HospitalPrice[] {
  const billed = new Set(entries.map(({ cpts }) => codesText(cpts)));
  return rows.filter(({ codes }) => billed.has(codes));
}

const hospitalOf = ({ state, hospital }: HospitalChargeRow): string => `${state}\t${hospital}`;

/** The newest file of each hospital, for the codes that the catalog is billed as. */
export function joinedHospitalCharges(
  { hospitalCharges, hospitalPrices }: Authored,
  entries: readonly CatalogEntry[],
): HospitalCharges {
  const codes = new Set(entries.flatMap(({ cpts }) => cpts.map(({ code }) => code)));
  const byHospital = Map.groupBy(hospitalCharges, hospitalOf);
  const newest = [...byHospital].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rows]) => ofNewestDay(rows));
  return {
    hospitals: newest.flatMap(([row]) => (row === undefined ? [] : [fileOf(row)])),
    byCode: byCode(newest, codes),
    states: billedPrices(hospitalPrices, entries).filter(({ state }) => state !== COUNTRY),
  };
}

function ofNewestDay(rows: readonly HospitalChargeRow[]): HospitalChargeRow[] {
  const newest = rows.map(({ observed }) => observed).reduce((a, b) => (a > b ? a : b));
  return rows.filter(({ observed }) => observed === newest);
}

const fileOf = ({
  hospital,
  state,
  observed,
  version,
  sourceTitle,
  sourceUrl,
}: HospitalChargeRow): HospitalFile => ({ hospital, state, observed, version, sourceTitle, sourceUrl });

function byCode(
  files: readonly (readonly HospitalChargeRow[])[],
  codes: ReadonlySet<string>,
): Record<string, HospitalCharge[]> {
  const charges = new Map<string, HospitalCharge[]>();
  for (const [hospital, rows] of files.entries()) {
    const own = Map.groupBy(
      rows.filter(({ code }) => codes.has(code)),
      ({ code }) => code,
    );
    for (const [code, kinds] of own) {
      const spreads = kinds.map(({ kind, count, lowCents, medianCents, highCents }) => [
        kind,
        { count, lowCents, medianCents, highCents },
      ]);
      const listed = charges.get(code) ?? [];
      charges.set(code, [...listed, { hospital, ...Object.fromEntries(spreads) }]);
    }
  }
  return Object.fromEntries([...charges].sort(([a], [b]) => (a < b ? -1 : 1)));
}
