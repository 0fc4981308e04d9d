import type { Bridge } from '../model/conversion.ts';

/** What a history needs to know of a marker. */
export interface MarkerFacts {
  /** By language; Spanish only where it is another. */
  readonly en: string;
  readonly es?: string;
  /** The unit of its record, by which its codes were chosen. */
  readonly unit?: string;
  readonly bridges: readonly Bridge[];
  readonly loinc: readonly string[];
}

/** By slug. */
export type Facts = Readonly<Record<string, MarkerFacts>>;

export const factsOf = (marker: string | undefined, facts: Facts): MarkerFacts | undefined =>
  marker !== undefined && Object.hasOwn(facts, marker) ? facts[marker] : undefined;
