import { convertValue } from '../chemistry/convert.ts';
import type { LimitSources } from '../model/limit.ts';
import { fits, type Person } from '../people/person.ts';
import { isBeyond } from '../reference/amount.ts';
import type { Printed } from '../reference/supplied.ts';
import { type Urgency, urgencyOf } from './urgency.ts';

/** How urgent lists call a value of an analyte without ranges, in the unit that its report prints. */
export function urgencyOfUnranged(
  slug: string,
  printed: Printed,
  unit: string | undefined,
  person: Person,
  { unranged }: Pick<LimitSources, 'unranged'>,
): Urgency | undefined {
  if (printed.kind !== 'number' || unit === undefined) return undefined;
  const { comparator, values } = printed;
  const asked = (unranged[slug] ?? []).filter((limit) => fits(limit, person));
  const called = asked.filter((limit) => {
    const value = convertValue(values[0], unit, limit.unit, [])?.value;
    return (
      value !== undefined && isBeyond({ value, ...(comparator === undefined ? {} : { comparator }) }, limit)
    );
  });
  return urgencyOf(called.length, asked.length);
}
