import type { Fact, FactOf } from '../model/preparation.ts';

/** What one visit cannot meet. */
export interface Conflict {
  /** `draw`: times of day that do not meet. `cycle`: days of the cycle that do not. `meals`: a fast, and a test that needs food. */
  readonly about: 'draw' | 'cycle' | 'meals';
  readonly because: readonly string[];
}

/** Minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** A part of the day. */
export interface Window {
  readonly from?: string;
  readonly to?: string;
}

const latest = (times: readonly string[]): string | undefined =>
  times.toSorted((a, b) => minutesOf(b) - minutesOf(a))[0];

const earliest = (times: readonly string[]): string | undefined =>
  times.toSorted((a, b) => minutesOf(a) - minutesOf(b))[0];

const NOON = '12:00';

/** "In the morning", and it has to be. */
const isMorning = ({ need, from, to }: FactOf<'draw'>): boolean =>
  need === 'required' && from === undefined && to === undefined;

/** Where the windows meet; null where they do not. */
export function meeting(draws: readonly FactOf<'draw'>[]): Window | null {
  const from = latest(draws.flatMap(({ from }) => from ?? []));
  const to = earliest(draws.flatMap((draw) => draw.to ?? (isMorning(draw) ? NOON : [])));
  if (from !== undefined && to !== undefined && minutesOf(from) >= minutesOf(to)) return null;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

const ofKind = <K extends Fact['kind']>(facts: readonly Fact[], kind: K): FactOf<K>[] =>
  facts.filter((fact): fact is FactOf<K> => fact.kind === kind);

/** Draws of one visit: what is collected at home has its own hour. */
const atSite = (facts: readonly Fact[]): FactOf<'draw'>[] =>
  ofKind(facts, 'draw').filter(({ home }) => home !== true);

const slugs = (facts: readonly Fact[]): string[] =>
  [...new Set(facts.flatMap(({ because }) => because))].sort();

/** Days of the cycle that do not meet: early days beside others, or beside days near its end. */
function cyclesApart(cycles: readonly FactOf<'cycle'>[]): boolean {
  const days = cycles.flatMap((cycle) => ('from' in cycle ? [cycle] : []));
  const late = cycles.some((cycle) => 'beforeNext' in cycle);
  const apart = Math.max(...days.map(({ from }) => from)) > Math.min(...days.map(({ to }) => to));
  return days.length > 0 && (late || apart);
}

/** Whatever the merged facts ask for that one visit cannot meet. */
export function conflictsIn(facts: readonly Fact[]): Conflict[] {
  const draws = atSite(facts);
  const cycles = ofKind(facts, 'cycle');
  const fasts = ofKind(facts, 'fasting').filter(({ need }) => need === 'required');
  const meals = ofKind(facts, 'keep').filter(({ what }) => what === 'meals');
  return [
    ...(meeting(draws) === null ? [{ about: 'draw', because: slugs(draws) } as const] : []),
    ...(cyclesApart(cycles) ? [{ about: 'cycle', because: slugs(cycles) } as const] : []),
    ...(fasts.length > 0 && meals.length > 0
      ? [{ about: 'meals', because: slugs([...fasts, ...meals]) } as const]
      : []),
  ];
}

/** Hours without food from which on insulin and the like can lower the sugar too far: a fast overnight. */
const OVERNIGHT = 8;

/** Whoever fasts overnight and takes medicine for diabetes asks first, whatever the tests are. */
function fastingSafely(facts: readonly Fact[]): readonly Fact[] {
  const fast = ofKind(facts, 'fasting').find(({ need }) => need === 'required');
  const asked = ofKind(facts, 'ask').some(({ what }) => what === 'diabetes' || what === 'medicines');
  if (fast === undefined || (fast.hours ?? 0) < OVERNIGHT || asked) return facts;
  return [{ kind: 'ask', what: 'diabetes', because: fast.because }, ...facts];
}

/**
 * The facts as they are told: the windows of a day as the one where they meet, nothing that a stricter fact already says.
 */
export function told(merged: readonly Fact[]): Fact[] {
  const facts = fastingSafely(merged);
  const draws = atSite(facts);
  const window = draws.length > 1 ? meeting(draws) : null;
  const avoided = new Set(facts.flatMap((fact) => (fact.kind === 'avoid' ? [fact.what as string] : [])));
  const asked = new Set(facts.flatMap((fact) => (fact.kind === 'ask' ? [fact.what as string] : [])));
  if (facts.some(({ kind }) => kind === 'dose')) avoided.add('last_dose');
  const eats = facts.some((fact) => fact.kind === 'keep' && fact.what === 'meals');
  const one: FactOf<'draw'>[] =
    window === null
      ? draws
      : [
          {
            kind: 'draw',
            need: draws.some(({ need }) => need === 'required') ? 'required' : 'preferred',
            ...window,
            because: slugs(draws),
          },
        ];
  return facts.flatMap((fact): Fact[] => {
    if (fact.kind === 'draw' && fact.home !== true) return fact === draws[0] ? one : [];
    if (fact.kind === 'tell' && (avoided.has(fact.what) || asked.has(fact.what))) return [];
    if (fact.kind === 'fasting' && fact.need === 'no' && eats) return [];
    return [fact];
  });
}
