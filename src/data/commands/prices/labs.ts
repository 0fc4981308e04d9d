import type { Test } from '../../../core/model/catalog.ts';
import { fraction } from '../dice.ts';
import { CLASSES, classOf, type PriceClass } from './classes.ts';
import { luck } from './worth.ts';

/** The labs of the demonstration store. */
export const DEMO_LABS = ['lab_1', 'lab_2', 'lab_3'] as const;
export type DemoLab = (typeof DEMO_LABS)[number];

/** How a lab prices: its level by class, and how its prices end. */
interface Character {
  /** Against what a test is worth; a class that is not named stands at 1. */
  readonly levels: Readonly<Partial<Record<PriceClass, number>>>;
  /** Cents behind the dollar, with their shares of prices below `WHOLE_FROM`. */
  readonly endings: readonly (readonly [ending: number, share: number])[];
}

/**
 * lab_1 is cheap for what analyzers run all day, lab_2 for hormones and antibodies, lab_3 for infections and genes,
 * which it runs in its own house.
 */
const CHARACTERS: Readonly<Record<DemoLab, Character>> = {
  lab_1: {
    levels: {
      chemistry: 0.88,
      hematology: 0.86,
      coagulation: 0.95,
      'drug-screen': 0.95,
      'mass-spectrometry': 1.02,
      autoimmunity: 1.08,
      infection: 1.05,
      'nucleic-acid': 1.08,
      genetics: 1.08,
    },
    endings: [
      [0, 0.55],
      [50, 0.45],
    ],
  },
  lab_2: {
    levels: {
      chemistry: 1.1,
      hematology: 1.1,
      'drug-screen': 1.1,
      immunoassay: 0.82,
      'mass-spectrometry': 0.84,
      autoimmunity: 0.84,
      allergen: 0.9,
      'nucleic-acid': 1.12,
      genetics: 1.1,
    },
    endings: [
      [95, 0.75],
      [0, 0.25],
    ],
  },
  lab_3: {
    levels: { infection: 0.92, 'nucleic-acid': 0.88, genetics: 0.88, 'by-hand': 0.95 },
    endings: [
      [50, 0.5],
      [0, 0.3],
      [95, 0.2],
    ],
  },
};

/** What lab_3 runs in its own house and prices itself; for all else it sells at the list of lab_1. */
const OWN_AT_LAB_3: ReadonlySet<PriceClass> = new Set([
  'infection',
  'nucleic-acid',
  'genetics',
  'by-hand',
  'allergen',
]);

/** Whose list a lab sells a class of tests at. */
export const listOf = (lab: DemoLab, kind: PriceClass): DemoLab =>
  lab === 'lab_3' && !OWN_AT_LAB_3.has(kind) ? 'lab_1' : lab;

/** How far two quotes for one test lie apart beyond the characters of the labs, as a logarithm for each lab. */
const QUOTE_SPREAD = 0.26;

/** What a lab asks for a test before the price is given an ending, in cents. */
export function askedCents(lab: DemoLab, test: Test & { slug: string }, worth: number, seed: string): number {
  const kind = classOf(test);
  const level = CHARACTERS[lab].levels[kind] ?? 1;
  const { spread = 1 } = CLASSES[kind];
  return worth * level * Math.exp(QUOTE_SPREAD * spread * luck(`${seed} ${lab}`, test));
}

/** From here on prices are whole dollars. */
const WHOLE_FROM = 20_000;

function endingOf(lab: DemoLab, slug: string, cents: number, seed: string): number {
  if (cents >= WHOLE_FROM) return 0;
  let left = fraction(`${seed} ending ${lab} ${slug}`);
  for (const [ending, share] of CHARACTERS[lab].endings) {
    if (left < share) return ending;
    left -= share;
  }
  return 0;
}

/** A range that a price must keep, in cents: `least` may be reached, `below` may not. */
export interface Bounds {
  readonly least: number;
  readonly below: number;
}

/** The price nearest to what is asked that ends as the lab's prices end and keeps its bounds, in cents. */
export function priced(lab: DemoLab, slug: string, asked: number, bounds: Bounds, seed: string): number {
  const wanted = Math.min(Math.max(asked, bounds.least), bounds.below - 1);
  const ending = endingOf(lab, slug, wanted, seed);
  const nearest = Math.round((wanted - ending) / 100) * 100 + ending;
  if (nearest < bounds.least) return nearest + 100;
  return nearest >= bounds.below ? nearest - 100 : nearest;
}
