import type { CatalogEntry } from '../model/catalog.ts';
import type { Goal } from '../model/goal.ts';
import type { Lang } from '../model/vocabulary.ts';
import { entriesMeasuring, findEntry } from './entries.ts';

/** A test that speaks to the goals, with how much and why. */
export interface Candidate {
  readonly entry: CatalogEntry;
  readonly weight: number;
  readonly reasons: readonly string[];
  /** Slugs of the goals it serves. */
  readonly goals: readonly string[];
}

export interface Choice {
  readonly strategy: 'panel' | 'tests';
  readonly picks: readonly Candidate[];
}

/** Merges the tests of all goals; what is not orderable is left out. */
export function candidatesFor(
  goals: readonly Goal[],
  entries: readonly CatalogEntry[],
  lang: Lang,
): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const goal of goals) {
    for (const { slug, weight, reason } of goal.tests) {
      const entry = findEntry(slug, entries);
      if (entry?.orderable !== true) continue;
      const known = candidates.get(slug);
      candidates.set(slug, {
        entry,
        weight: (known?.weight ?? 0) + weight,
        reasons: [...(known?.reasons ?? []), reason[lang]],
        goals: [...(known?.goals ?? []), goal.slug],
      });
    }
  }
  return [...candidates.values()].sort(
    (a, b) => b.weight - a.weight || (a.entry.slug < b.entry.slug ? -1 : 1),
  );
}

/** A panel must cover this share of the weight, or single tests are better aimed. */
const PANEL_COVERAGE = 0.6;

/**
 * A panel within the budget, when it covers enough and costs less than the tests that it replaces: of several, the
 * one with which everything wished for, the rest bought singly, would cost least; otherwise the set of tests with
 * the greatest weight within the budget. Deterministic.
 */
export function choose(
  candidates: readonly Candidate[],
  goals: readonly Goal[],
  entries: readonly CatalogEntry[],
  ceilingCents: number,
): Choice | undefined {
  const all = candidates.reduce((sum, { weight }) => sum + weight, 0);
  const panels = entriesMeasuring(
    candidates.flatMap(({ entry }) => entry.biomarkers),
    entries,
  )
    .filter(({ type, orderable, listCents }) => type === 'panel' && orderable && listCents <= ceilingCents)
    // A panel made for one sex is for goals of that sex: nobody else's is asked for or guessed.
    .filter((panel) => panel.sex === undefined || goals.some(({ sex }) => sex === panel.sex))
    .map((panel) => {
      const covered = candidates.filter(({ entry }) => measures(panel, entry));
      return {
        panel,
        covered,
        weight: covered.reduce((sum, candidate) => sum + candidate.weight, 0),
        apart: apart(covered),
        everything: panel.listCents + apart(candidates.filter((candidate) => !covered.includes(candidate))),
      };
    })
    .filter(({ panel, weight, apart }) => weight >= PANEL_COVERAGE * all && panel.listCents < apart)
    .sort(
      (a, b) => a.everything - b.everything || b.weight - a.weight || (a.panel.slug < b.panel.slug ? -1 : 1),
    );
  const [best] = panels;
  if (best !== undefined) {
    const pick: Candidate = {
      entry: best.panel,
      weight: best.weight,
      reasons: [...new Set(best.covered.flatMap(({ reasons }) => reasons))],
      goals: [...new Set(best.covered.flatMap(({ goals }) => goals))],
    };
    return { strategy: 'panel', picks: [pick] };
  }
  const picks = heaviestWithin(withoutContained(candidates), ceilingCents);
  return picks.length === 0 ? undefined : { strategy: 'tests', picks };
}

const apart = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, { entry }) => sum + entry.listCents, 0);

const measures = (outer: CatalogEntry, inner: CatalogEntry): boolean =>
  inner.biomarkers.every((name) => outer.biomarkers.includes(name));

/** Drops a test whose measurements another candidate already holds. */
function withoutContained(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    ({ entry }) =>
      !candidates.some(
        (other) =>
          other.entry !== entry &&
          other.entry.biomarkers.length > entry.biomarkers.length &&
          measures(other.entry, entry),
      ),
  );
}

/** The knapsack of a dozen or two tests, solved exactly; of equal weights the cheaper set wins. */
function heaviestWithin(candidates: readonly Candidate[], ceilingCents: number): Candidate[] {
  const byWorth = [...candidates].sort(
    (a, b) =>
      b.weight / b.entry.listCents - a.weight / a.entry.listCents || (a.entry.slug < b.entry.slug ? -1 : 1),
  );
  let best: { picks: readonly Candidate[]; weight: number; cents: number } = {
    picks: [],
    weight: 0,
    cents: 0,
  };
  const search = (index: number, picks: readonly Candidate[], weight: number, cents: number): void => {
    if (weight > best.weight || (weight === best.weight && cents < best.cents))
      best = { picks, weight, cents };
    const next = byWorth[index];
    if (next === undefined) return;
    // Filling the rest of the budget at the next test's worth cannot be beaten.
    const bound = weight + ((ceilingCents - cents) * next.weight) / next.entry.listCents;
    const rest = byWorth.slice(index).reduce((sum, candidate) => sum + candidate.weight, 0);
    if (Math.min(bound, weight + rest) < best.weight) return;
    if (cents + next.entry.listCents <= ceilingCents) {
      search(index + 1, [...picks, next], weight + next.weight, cents + next.entry.listCents);
    }
    search(index + 1, picks, weight, cents);
  };
  search(0, [], 0, 0);
  return [...best.picks].sort((a, b) => b.weight - a.weight || (a.entry.slug < b.entry.slug ? -1 : 1));
}
