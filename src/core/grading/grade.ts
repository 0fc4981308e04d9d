import type { Beyond, SeverityStep } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import { fits, type Person } from '../people/person.ts';
import type { Amount } from '../reference/amount.ts';
import { isBeyond } from '../reference/amount.ts';
import type { Limits } from '../reference/limits.ts';

export const GRADES = ['in_range', 'slightly_outside', 'clearly_outside', 'critical'] as const;
export type Grade = (typeof GRADES)[number];

/** How far outside a value is, and by what it was told: a published step, or the distance from the range. */
export interface Severity {
  readonly step: SeverityStep['step'] | 'slight';
  readonly by: 'published' | 'distance';
  readonly reached?: SeverityStep;
}

/**
 * How far a value outside of a range is outside. Published steps decide where one is held for this side and person;
 * where none says from when on it is clearly outside, the distance does: clearly outside from twice the upper limit, half of the lower, or one width of the range away.
 */
export function severityOf(
  amount: Amount,
  side: Beyond,
  { marker, person, limits }: { readonly marker: Marker; readonly person: Person; readonly limits: Limits },
): Severity {
  const held = (marker.limits?.severity ?? []).filter((step) => step.side === side && fits(step, person));
  // Steps for pregnancy stand in place of those for everybody.
  const own = held.filter(({ pregnancy }) => pregnancy !== undefined);
  const steps = (own.length > 0 ? own : held).flatMap((step) => {
    const limit = inUnit(step, limits);
    return limit === undefined ? [] : [{ step, limit }];
  });
  const reached = steps.filter(({ limit }) => isBeyond(amount, limit)).map(({ step }) => step);
  const danger = reached.find(({ step }) => step === 'danger');
  const clear = reached.find(({ step }) => step === 'clear');
  const most = danger ?? clear;
  if (most !== undefined) return { step: most.step, by: 'published', reached: most };
  if (steps.some(({ step }) => step.step === 'clear')) return { step: 'slight', by: 'published' };
  const far = farFrom(limits, side);
  return {
    step: far !== undefined && isBeyond(amount, { side, of: far, at: true }) ? 'clear' : 'slight',
    by: 'distance',
  };
}

/** The limit of a step as a number: as printed, or times the limit of the range. */
export function inUnit(step: SeverityStep, { low, high }: Limits) {
  const { side, of, at, times } = step;
  if (times === undefined) return { side, of, at };
  const limit = side === 'above' ? high : low;
  return limit === undefined || limit <= 0 ? undefined : { side, of: limit * of, at };
}

/** From where on a value is clearly outside by its distance alone. */
function farFrom({ low, high }: Limits, side: Beyond): number | undefined {
  const width = low === undefined || high === undefined ? undefined : high - low;
  const limit = side === 'above' ? high : low;
  if (limit === undefined) return undefined;
  const byWidth = width === undefined ? [] : [side === 'above' ? limit + width : limit - width];
  const byShare = limit > 0 ? [side === 'above' ? limit * 2 : limit / 2] : [];
  const all = [...byWidth, ...byShare];
  if (all.length === 0) return undefined;
  return side === 'above' ? Math.min(...all) : Math.max(...all);
}
