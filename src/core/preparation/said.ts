import * as z from 'zod';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Fact } from '../model/preparation.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { Speaking } from '../words/index.ts';
import { conflictsIn } from './conflicts.ts';
import { KINDS } from './merge.ts';
import { factsFor, type Preparing } from './of-items.ts';
import { shortNames } from './short-names.ts';
import { type Step, timeline } from './timeline.ts';

/** How to prepare, as answers tell it. */
export const PreparationShape = () =>
  z
    .strictObject({
      steps: z.array(
        z.strictObject({
          kind: z.enum(KINDS),
          subject: z.string().optional(),
          hoursBefore: z.number().optional(),
          earliest: z.string().optional(),
          latest: z.string().optional(),
          text: z.string(),
          because: z.array(z.string()).optional(),
        }),
      ),
      conflicts: z.array(z.string()).optional().describe('Needs two visits'),
    })
    .describe('How to prepare, in order');
export type SaidPreparation = z.output<ReturnType<typeof PreparationShape>>;

type SaidStep = SaidPreparation['steps'][number];

const subjectOf = (fact: Fact): string | undefined =>
  'what' in fact ? fact.what : 'after' in fact ? fact.after : undefined;

const namesOf = (slugs: readonly string[], { catalog }: Preparing, lang: Lang): string[] =>
  slugs.flatMap((slug) => shortNames(catalog.entries, lang).get(slug) ?? []);

/** `preparation` of an answer about the items: nothing where nothing is asked. */
export function saidPreparation(
  entries: readonly CatalogEntry[],
  data: Preparing,
  { lang, words: { preparation } }: Speaking,
): { readonly preparation?: SaidPreparation } {
  const facts = factsFor(entries, data);
  if (facts.length === 0) return {};
  const tests = new Set(
    entries.flatMap(({ slug, components }) => (components.length > 0 ? components : [slug])),
  );
  const saidStep = ({ facts: [fact, ...more], minutesBefore }: Step): SaidStep => {
    const subject = more.length > 0 ? undefined : subjectOf(fact);
    const { from: earliest, to: latest } = fact.kind === 'draw' && fact.home !== true ? fact : {};
    const because = [...new Set([fact, ...more].flatMap((one) => one.because))];
    return {
      kind: fact.kind,
      ...(subject === undefined ? {} : { subject }),
      ...(minutesBefore === undefined ? {} : { hoursBefore: minutesBefore / 60 }),
      ...(earliest === undefined ? {} : { earliest }),
      ...(latest === undefined ? {} : { latest }),
      text: minutesBefore === undefined ? preparation.sentences([fact, ...more]) : preparation.begin(fact),
      // What nobody asks for, or all do, needs no reason; nor does what is only told.
      ...(because.length >= tests.size ||
      fact.kind === 'tell' ||
      (fact.kind === 'fasting' && fact.need === 'no')
        ? {}
        : { because: namesOf(because, data, lang) }),
    };
  };
  const conflicts = conflictsIn(facts).map((conflict) =>
    preparation.conflict(conflict, namesOf(conflict.because, data, lang)),
  );
  return {
    preparation: {
      steps: timeline(facts).map(saidStep),
      ...(conflicts.length === 0 ? {} : { conflicts }),
    },
  };
}
