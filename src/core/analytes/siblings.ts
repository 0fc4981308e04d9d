import { grouped } from '../grouped.ts';
import type { Analyte, Identity } from '../model/analyte.ts';
import type { Dataset } from '../model/dataset.ts';
import { fold } from '../names/fold.ts';
import { onceFor } from '../once.ts';

/** What tells analytes of one component apart; what readers overlook most easily comes first. */
export const AXES = ['fraction', 'side', 'isotype', 'specimen', 'timing', 'property', 'method'] as const;
export type Axis = (typeof AXES)[number];

/** Another analyte of the same component, and what differs; nothing where only name and units do. */
export interface Sibling {
  readonly analyte: Analyte;
  readonly differs: readonly Axis[];
}

const MOST = 8;

/** The analytes that are easily mistaken for this one, the nearest first; of those as near, the ones with ranges. */
export function siblingsOf(analyte: Analyte, { records }: Dataset['registry'], most = MOST): Sibling[] {
  return (byComponent(records).get(fold(analyte.identity.component)) ?? [])
    .filter(({ slug }) => slug !== analyte.slug)
    .map((other) => ({
      analyte: other,
      differs: AXES.filter((axis) => told(axis, other.identity) !== told(axis, analyte.identity)),
    }))
    .sort(
      (a, b) =>
        a.differs.length - b.differs.length ||
        Number(b.analyte.ranged) - Number(a.analyte.ranged) ||
        overlooked(a) - overlooked(b) ||
        (a.analyte.slug < b.analyte.slug ? -1 : 1),
    )
    .slice(0, most);
}

const byComponent = onceFor(
  (records: readonly Analyte[]): ReadonlyMap<string, readonly Analyte[]> =>
    grouped(records, ({ identity }) => fold(identity.component)),
);

/** A name without a word for the whole, or for the time, means the total, at any time. */
const UNSAID: Partial<Readonly<Record<Axis, string>>> = { fraction: 'total', timing: 'random' };
const told = (axis: Axis, identity: Identity): string | undefined => identity[axis] ?? UNSAID[axis];

const overlooked = ({ differs: [first] }: Sibling): number =>
  first === undefined ? AXES.length : AXES.indexOf(first);
