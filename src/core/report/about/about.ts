import type { Sex } from '../../model/vocabulary.ts';
import { type Day, isoOf, type Order, yearsBetween } from '../dates.ts';
import { agreed } from './agreed.ts';
import { bornOn, drawnOn } from './drawn.ts';
import { ageBeside, ageIn, sexBeside, sexIn } from './person.ts';
import { fastingIn, isPregnant } from './state.ts';

/** What the head of a report says of the person and the draw; only what stands there. */
export interface AboutReport {
  readonly sex?: Sex;
  /** Whole years at the draw. */
  readonly age?: number;
  /** The day of the draw, YYYY-MM-DD. */
  readonly collected?: string;
  readonly fasting?: boolean;
  readonly pregnant?: true;
}

/**
 * What the head of a report says.
 * @param newest the day of the newest column of a table with earlier results
 * @param without the lines without a value, in which a date is that of the draw although nothing says so
 */
export function aboutReport(
  lines: readonly string[],
  order: Order,
  without: readonly string[] = lines,
  newest?: Day,
): AboutReport {
  const drawn = drawnOn(lines, order, without, newest);
  const born = bornOn(lines, order);
  const printed = agreed(lines, ageIn) ?? agreed(lines, ageBeside);
  const age = printed ?? (born !== undefined && drawn !== undefined ? yearsBetween(born, drawn) : undefined);
  const pregnant = isPregnant(lines, age);
  const sex = agreed(lines, sexIn) ?? agreed(lines, sexBeside) ?? (pregnant ? 'female' : undefined);
  const fasting = agreed(lines, fastingIn);
  return {
    ...(sex === undefined ? {} : { sex }),
    ...(age === undefined ? {} : { age }),
    ...(drawn === undefined ? {} : { collected: isoOf(drawn) }),
    ...(fasting === undefined ? {} : { fasting }),
    ...(pregnant ? { pregnant: true as const } : {}),
  };
}
