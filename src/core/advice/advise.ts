import type { CatalogEntry } from '../model/catalog.ts';
import type { Goal } from '../model/goal.ts';
import type { LabId } from '../model/vocabulary.ts';
import { soldFor } from '../pricing/sold-in.ts';
import { MOST_BESIDE_CARE } from '../safety/seek-care.ts';
import type { Choosing } from './cover-wishes.ts';
import { type Advised, fitOf } from './fits.ts';
import { type Plan, plansFor } from './plan.ts';
import { type Question, questionsFor } from './questions.ts';
import { type Wishes, wishesOf } from './wishes.ts';

type Skipped = Goal['skip'][number];

/** What is sensible for goals, in steps, and what is not. */
export interface Advice {
  /** None where the ceiling holds nothing. */
  readonly plans: readonly Plan[];
  /** Where the plans are drawn and priced. */
  readonly lab: LabId;
  readonly questions: readonly Question[];
  readonly skipped: readonly Skipped[];
  readonly notes: readonly Goal['notes'][number][];
}

interface Asked {
  readonly goals: readonly Goal[];
  readonly person: Advised;
  /** For all items together, without the fee of the lab. */
  readonly ceilingCents: number;
  /** A sign for a clinician stands above: little is offered below it. */
  readonly besideCare: boolean;
}

interface Offered {
  readonly entries: readonly CatalogEntry[];
  /** Every lab, in the order of the store. */
  readonly labs: readonly LabId[];
  readonly defaultLab: LabId;
}

/** The lab that performs most of what is usually measured, the default lab where it performs as much as any. */
function labFor({ wishes }: Wishes, { labs, defaultLab }: Offered): LabId {
  const performed = (lab: LabId) =>
    wishes.filter(({ entry, step }) => step !== 'thorough' && entry.cents[lab] !== undefined).length;
  return labs.reduce((best, lab) => (performed(lab) > performed(best) ? lab : best), defaultLab);
}

/** What the lab does not perform cannot be in one order with the rest. */
const drawnAt = (lab: LabId, { wishes, unwished }: Wishes): Wishes => {
  const atLab = wishes.filter(({ entry }) => entry.cents[lab] !== undefined);
  const elsewhere = wishes.filter((wish) => !atLab.includes(wish));
  return {
    wishes: atLab,
    unwished: [
      ...unwished,
      ...elsewhere.map(({ entry, step }) => ({ entry, step, why: 'not_orderable' as const })),
    ],
  };
};

/** Beside a sign that is for a clinician, no more than the beginning. */
const beside = ({ wishes }: Wishes): Wishes => ({
  wishes: wishes.filter(({ step }) => step === wishes[0]?.step).slice(0, MOST_BESIDE_CARE),
  unwished: [],
});

/** What the goals advise against, each once, without what another of them asks for. */
function skippedBy(goals: readonly Goal[], { wishes }: Wishes): Skipped[] {
  const wished = new Set(wishes.map(({ entry }) => entry.slug));
  const all = goals.flatMap(({ skip }) => skip).filter(({ slug }) => slug === undefined || !wished.has(slug));
  return [...new Map(all.map((one) => [one.slug ?? one.name.en, one])).values()];
}

/** What to say first: to everybody, to this person, and to those who may be meant. */
const notesOf = (goals: readonly Goal[], person: Advised) =>
  goals
    .flatMap(({ notes }) => notes)
    .filter((note) => {
      const fit = fitOf(note.for, person);
      return fit === 'yes' || (fit === 'unknown' && note.for?.pregnant !== true);
    });

export function advise(asked: Asked, offered: Offered): Advice {
  const { entries } = offered;
  const { goals, person, ceilingCents } = asked;
  const all = wishesOf(goals, person, entries);
  const lab = labFor(all, offered);
  const wishes = asked.besideCare ? beside(drawnAt(lab, all)) : drawnAt(lab, all);
  const skipped = skippedBy(goals, all);
  const notForYou = wishes.unwished.flatMap(({ entry, why }) => (why === 'not_for_you' ? [entry] : []));
  const choosing: Choosing = {
    entries: soldFor(
      wishes.wishes.map(({ entry }) => entry),
      entries,
      undefined,
    ),
    lab,
    person,
    curated: new Set(goals.flatMap(({ panels = [] }) => panels)),
    wished: new Set(wishes.wishes.flatMap(({ entry }) => entry.biomarkers)),
    ceilingCents,
    avoided: new Set([...skipped.flatMap(({ slug }) => slug ?? []), ...notForYou.map(({ slug }) => slug)]),
    unwanted: new Set(notForYou.flatMap(({ biomarkers }) => biomarkers)),
  };
  return {
    plans: plansFor(wishes, choosing),
    lab,
    questions: questionsFor(goals, person, entries),
    skipped,
    notes: notesOf(goals, person),
  };
}
