/** How soon: an emergency now, a clinician today, a clinician within days. */
export const URGENCIES = ['now', 'today', 'soon'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The more urgent of several; nothing where none is urgent. */
export const mostUrgent = (several: readonly (Urgency | undefined)[]): Urgency | undefined =>
  URGENCIES.find((one) => several.includes(one));

/** The least urgent of all; nothing where one of them is not urgent. */
export const leastUrgent = (all: readonly (Urgency | undefined)[]): Urgency | undefined =>
  all.length === 0 || all.includes(undefined) ? undefined : URGENCIES.findLast((one) => all.includes(one));

/** No more urgent than `most`. */
export const atMost = (urgency: Urgency, most: Urgency | undefined): Urgency =>
  most === undefined || URGENCIES.indexOf(urgency) >= URGENCIES.indexOf(most) ? urgency : most;

/** The shares of the lists from which on a value is an emergency, or is to be shown to a clinician today. */
export const SHARES = { now: 1 / 4, today: 1 / 8 } as const;

/**
 * What the lists together say of a value: an emergency now where at least a quarter of the published lists that have a
 * limit for this person, and no single one against others, call it critical, a clinician today where at least an eighth
 * does.
 * @param called how many lists call it critical
 * @param asked how many lists have a limit on this side for this person
 */
export function urgencyOf(called: number, asked: number): Urgency | undefined {
  if (called === 0) return undefined;
  const share = called / asked;
  // One list against another is no agreement.
  if (share >= SHARES.now && (called > 1 || asked === 1)) return 'now';
  return share >= SHARES.today ? 'today' : undefined;
}
