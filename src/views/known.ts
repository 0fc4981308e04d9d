import type { InWords } from '../core/model/said.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { AreaShapes } from '../core/places/area-shapes.ts';
import type { ReportFacts } from './interpret-results/facts.ts';
import type { Showing } from './showing.ts';

/** Something in a list of names: its English name, and its name in a language where it is another. */
export interface Named extends Partial<InWords> {
  readonly slug: string;
  readonly en: string;
}

export const nameIn = (named: Named, lang: Lang): string => named[lang] ?? named.en;

/** A marker in a list of suggestions. */
export interface MarkerSuggestion extends Named {
  readonly unit: string;
  /** Other names, in both languages. */
  readonly also: readonly string[];
}

/** What an answer is shown with that it does not hold itself; loaded only where its view needs it. */
export interface Known {
  /** Questions for a doctor, by the path of the page of a high or low value. */
  readonly questions?: Readonly<Record<string, readonly string[]>>;
  /** What stands beside the values of a report, by the slug of their marker. */
  readonly report?: ReportFacts;
  /** Land and lines around the place that was asked about. */
  readonly shapes?: AreaShapes | undefined;
}

/** A showing in one language with what is known beside the answer. */
export const showingWith = (
  place: Omit<Showing, 'questionsOf' | 'shapes' | 'facts'>,
  { questions = {}, report, shapes }: Known,
): Showing => ({
  ...place,
  shapes,
  facts: report,
  questionsOf: (path) => (Object.hasOwn(questions, path) ? (questions[path] ?? []) : []),
});
