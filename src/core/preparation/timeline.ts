import type { Fact } from '../model/preparation.ts';
import { told } from './conflicts.ts';

/** In which part of the way to the draw a step falls. */
export const PHASES = ['plan', 'before', 'there', 'also'] as const;

export interface Step {
  readonly phase: (typeof PHASES)[number];
  /** How long before the draw; absent where no time is asked. */
  readonly minutesBefore?: number;
  /** What is said together: medicines to ask about, and things to tell; else one alone. */
  readonly facts: readonly [Fact, ...Fact[]];
}

/** A collection of 24 hours begins as long before it is brought. */
const DAY = 24 * 60;

function minutesBefore(fact: Fact): number | undefined {
  switch (fact.kind) {
    case 'fasting':
      return fact.need === 'no' || fact.hours === undefined ? undefined : fact.hours * 60;
    case 'avoid':
      return fact.hours === undefined ? undefined : fact.hours * 60;
    case 'rest':
      return fact.minutes;
    case 'collect':
      return fact.what === 'urine_24h' ? DAY : undefined;
    default:
      return undefined;
  }
}

/** Nothing to do but at the site, or with the sample. */
const AT_SITE: ReadonlySet<Fact['kind']> = new Set(['rest', 'stay', 'tell', 'collect', 'step']);

function phaseOf(fact: Fact): Step['phase'] {
  if (fact.kind === 'avoid' && fact.what === 'fist') return 'there';
  if (minutesBefore(fact) !== undefined && fact.kind !== 'rest') return 'before';
  if (AT_SITE.has(fact.kind)) return 'there';
  if (fact.kind === 'note') return 'also';
  return fact.kind === 'avoid' ? 'before' : 'plan';
}

/** Facts that are said in one sentence, wherever they stand. */
const TOGETHER: ReadonlySet<Fact['kind']> = new Set(['ask', 'tell']);

/** What to do, in the order in which it is done: to plan, then the longest time before the draw first, then there. */
export function timeline(facts: readonly Fact[]): Step[] {
  const said = new Map<Fact | Fact['kind'], Fact[]>();
  for (const fact of told(facts)) {
    const key = TOGETHER.has(fact.kind) ? fact.kind : fact;
    said.set(key, [...(said.get(key) ?? []), fact]);
  }
  const steps = [...said.values()].flatMap(([first, ...more]): Step[] => {
    if (first === undefined) return [];
    const before = minutesBefore(first);
    return [
      {
        phase: phaseOf(first),
        ...(before === undefined ? {} : { minutesBefore: before }),
        facts: [first, ...more],
      },
    ];
  });
  return PHASES.flatMap((phase) =>
    steps
      .filter((step) => step.phase === phase)
      .toSorted((a, b) => (b.minutesBefore ?? 0) - (a.minutesBefore ?? 0)),
  );
}
