import type { Scale } from './scale.ts';

/** A limit of a guideline body, which may lie inside of a laboratory's range. */
export interface HeroLimit {
  /** Its place among the limits of the record. */
  readonly index: number;
  readonly side: 'below' | 'above';
  readonly of: number;
  /** Whether a value beyond it is off, whatever the laboratory prints. */
  readonly decides: boolean;
  /** "WHO: below 15 ng/mL speaks of iron deficiency". */
  readonly text: string;
}

/** A range of one group of people on the bar. */
export interface HeroRow {
  readonly label: string;
  readonly text: string;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly limits: readonly HeroLimit[];
  /** Its place among the ranges of the record. */
  readonly band: number;
  /** For children or in a pregnancy: folded away until somebody asks for it. */
  readonly aside?: true;
}

export interface HeroZone {
  readonly label: string;
  readonly text: string;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly tone: 'fine' | 'low' | 'high' | 'between';
}

/** What is asked besides the value: only where ranges differ by it. */
export type Asked = 'sex' | 'pregnancy' | 'trimester' | 'age';

/** The range of a marker as a bar, with a field for a value of one's own. */
export interface RangeHero {
  readonly kind: 'range-hero';
  readonly slug: string;
  readonly title: string;
  /** The first is that of the bar. */
  readonly units: readonly string[];
  readonly scale: Scale;
  readonly rows: readonly HeroRow[];
  readonly zones: readonly HeroZone[];
  readonly critical: { readonly low?: number; readonly high?: number };
  readonly asks: readonly Asked[];
  /** Where the form leads where no script runs. */
  readonly action: string;
}
