import type { Billed, Panel, Test } from '../../core/model/catalog.ts';

/** A test is billed as its record says, else as its code once. */
const ofTest = ({ cpt, cpts = cpt === null ? [] : [{ code: cpt, units: 1 }] }: Test): readonly Billed[] =>
  cpts;

function addedUp(billed: readonly Billed[]): Billed[] {
  const units = new Map<string, number>();
  for (const one of billed) units.set(one.code, (units.get(one.code) ?? 0) + one.units);
  return [...units].map(([code, sum]) => ({ code, units: sum }));
}

/** All that an item is billed as: a panel as its own record says, else as its tests added up. */
export const billedAs = (record: Test | Panel, parts: readonly Test[]): readonly Billed[] =>
  record.cpts ?? addedUp(parts.flatMap(ofTest));

/** The procedure code that means an item; of a panel the one that none of its tests has. */
export function codeOf(record: Test | Panel, parts: readonly Test[]): string | null {
  if ('cpt' in record) return record.cpt;
  const inside = new Set(parts.flatMap(ofTest).map(({ code }) => code));
  const [own, another] = (record.cpts ?? []).filter(({ code }) => !inside.has(code));
  return own === undefined || another !== undefined ? null : own.code;
}
