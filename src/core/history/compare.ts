import { significant } from '../chemistry/significant.ts';
import { fold } from '../names/fold.ts';
import { type Facts, factsOf } from './facts.ts';
import type { KeptReport, KeptValue } from './kept-report.ts';
import { inUnit } from './one-unit.ts';
import { type Dated, seriesIn } from './series.ts';
import { type Change, changes } from './trends.ts';

/** What lies between two values, as a fact; never whether it is good. */
export type Difference =
  | { readonly kind: 'up' | 'down'; readonly by: number; readonly unit?: string }
  | { readonly kind: 'same' | 'other-words' | 'only-before' | 'only-after' }
  /** Not told: units that do not convert, a limit instead of a number, a number beside words. */
  | { readonly kind: 'unknown'; readonly why: 'unit' | 'limit' | 'words' };

export interface Compared {
  readonly key: string;
  readonly marker?: string;
  readonly name: string;
  readonly before?: Dated;
  readonly after?: Dated;
  /** The earlier value in the unit of the later, where that is another. */
  readonly beforeConverted?: number;
  readonly difference: Difference;
  readonly changed: readonly Change[];
}

/** Every value of two reports beside the other, in the order of the later one. */
export function compareReports(before: KeptReport, after: KeptReport, facts: Facts): Compared[] {
  const [earlier, later] = [seriesIn([before]), seriesIn([after])];
  const keys = [...new Set([...later.keys(), ...earlier.keys()])];
  return keys.map((key) => compared(key, earlier.get(key)?.at(-1), later.get(key)?.at(-1), facts));
}

function compared(key: string, before: Dated | undefined, after: Dated | undefined, facts: Facts): Compared {
  const one = (after ?? before)?.value;
  const bridges = factsOf(one?.marker, facts)?.bridges ?? [];
  const number = before?.value.value;
  const converted =
    after !== undefined && typeof number === 'number'
      ? inUnit(number, before?.value.unit, after.value.unit, bridges)
      : undefined;
  return {
    key,
    ...(one?.marker === undefined ? {} : { marker: one.marker }),
    name: one?.name ?? '',
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(converted === undefined || converted === number ? {} : { beforeConverted: converted }),
    difference: difference(before?.value, after?.value, converted),
    changed: after === undefined ? [] : changes(before, after),
  };
}

/** @param earlier the earlier number in the unit of the later; undefined where it has none there */
function difference(
  before: KeptValue | undefined,
  after: KeptValue | undefined,
  earlier: number | undefined,
): Difference {
  if (before === undefined) return { kind: 'only-after' };
  if (after === undefined) return { kind: 'only-before' };
  if (typeof before.value === 'string' && typeof after.value === 'string')
    return { kind: fold(before.value) === fold(after.value) ? 'same' : 'other-words' };
  if (typeof before.value === 'string' || typeof after.value === 'string')
    return { kind: 'unknown', why: 'words' };
  if (earlier === undefined) return { kind: 'unknown', why: 'unit' };
  if (before.comparator !== undefined || after.comparator !== undefined)
    return { kind: 'unknown', why: 'limit' };
  const by = significant(after.value - earlier, 3);
  const unit = after.unit === undefined ? {} : { unit: after.unit };
  return by === 0 ? { kind: 'same' } : { kind: by > 0 ? 'up' : 'down', by: Math.abs(by), ...unit };
}
