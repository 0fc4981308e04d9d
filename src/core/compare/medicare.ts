import type { Billed } from '../model/catalog.ts';
import type { ReferencePrice } from '../model/provider.ts';

/** What Medicare pays for all that an item is billed as; undefined where the schedule leaves one of its codes out. */
export function medicareAmount(
  cpts: readonly Billed[],
  references: readonly ReferencePrice[],
): { readonly cents: number; readonly from: ReferencePrice } | undefined {
  const rows = cpts.map(({ code, units }) => ({
    units,
    row: references.find(({ key }) => key === code),
  }));
  const [from] = rows.flatMap(({ row }) => row ?? []);
  if (from === undefined || rows.some(({ row }) => row === undefined)) return undefined;
  return { cents: rows.reduce((sum, { row, units }) => sum + (row?.cents ?? 0) * units, 0), from };
}
