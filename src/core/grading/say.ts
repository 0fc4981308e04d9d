import type { GuidelineLimit, LimitSources } from '../model/limit.ts';
import type { Marker } from '../model/marker.ts';
import type { Source } from '../model/source.ts';
import type { Amount } from '../reference/amount.ts';
import type { Judged } from '../reference/judge.ts';
import { type Limits, limitWithUnit } from '../reference/limits.ts';
import type { Own } from '../reference/own-range.ts';
import type { Speaking, Words } from '../words/index.ts';
import type { Assessed } from './assess.ts';

interface About {
  readonly marker: Marker;
  readonly sources: LimitSources;
}

/** How much is said beside a value: less of each in a long report. */
interface Shown {
  /** Ranges, and lists that are cited. */
  readonly mostShown: number;
}

/** What an answer holds of the grade, its basis and the guideline limits; with what is to be said and cited of them. */
export function assessedFields(
  assessed: Assessed,
  { own, published }: { readonly own: Own | undefined; readonly published: Judged },
  about: About & Shown,
  { lang, words }: Speaking,
) {
  const { applied, grade, urgency, basis } = assessed;
  const beyond = applied.filter((one) => one.beyond);
  const shown = about.mostShown === 1 ? beyond : applied;
  const inside = own === undefined ? published.flag === 'normal' : own.flag === 'normal';
  const forOthers = assessed.hidden !== undefined && beyond.length === 0;
  const notes = [
    ...(forOthers ? [words.reference.rangeOfOthers] : []),
    ...(assessed.usual ? [words.reference.insideForPerson] : []),
    ...spokenOf(assessed).map((limit) =>
      words.reference.guideline(
        named(limit, about, lang),
        inside && limit.decides !== 'no' ? (own === undefined ? 'published' : 'own') : undefined,
      ),
    ),
  ];
  return {
    fields: {
      ...(grade === undefined ? {} : { grade }),
      ...(urgency === undefined ? {} : { urgency }),
      ...(basis === undefined || (about.mostShown === 1 && grade === 'in_range')
        ? {}
        : { basis: { kind: basis, text: basisText(assessed, about, words) } }),
      ...(shown.length === 0
        ? {}
        : {
            limits: shown.map(({ limit, beyond: isBeyond }) => ({
              ...guidelineOf(limit, about, lang),
              beyond: isBeyond,
            })),
          }),
    },
    notes,
    sources: citedBy(assessed, about),
  };
}

/**
 * The limits that a note speaks of: those that decide or press, else, beside a normal value, the first that the value
 * is beyond. All of them are listed in any case.
 */
function spokenOf({ applied, flag, urgency }: Assessed): GuidelineLimit[] {
  const beyond = applied.flatMap((one) => (one.beyond ? [one.limit] : []));
  const speaking = beyond.filter(
    (limit) => limit.decides !== 'no' || (limit.urgency !== undefined && limit.urgency === urgency),
  );
  return speaking.length > 0 || flag !== 'normal' ? speaking : beyond.slice(0, 1);
}

/** A limit of a guideline body as it is answered. */
export const guidelineOf = (limit: GuidelineLimit, about: About, lang: Speaking['lang']) => ({
  ...named(limit, about, lang),
  ...(limit.when === undefined ? {} : { when: limit.when[lang] }),
  sourceUrl: about.sources.guidelines[limit.guideline]?.url ?? '',
});

/** A limit of a guideline body as sentences name it. */
const named = (
  { side, of, guideline, says }: GuidelineLimit,
  { marker, sources }: About,
  lang: Speaking['lang'],
) => ({
  side,
  limit: limitWithUnit(of, marker.unit),
  body: sources.guidelines[guideline]?.body ?? guideline,
  says: says[lang],
});

function basisText(
  { basis, alarm, severity, guideline }: Assessed,
  { marker, sources }: About,
  { reference, limits }: Words,
): string {
  const { basis: say } = reference;
  const bodyOf = (slug: string) => sources.guidelines[slug]?.body ?? slug;
  switch (basis) {
    case 'critical_lists':
      return say.critical_lists(alarm?.called.length ?? 0, alarm?.asked ?? 0);
    case 'severity_scale': {
      const step = severity?.reached;
      if (step === undefined) return say.distance;
      const of = step.times === undefined ? limitWithUnit(step.of, marker.unit) : reference.times(step.of);
      const wording = step.side === 'below' ? limits.below : limits.above;
      const inclusive = step.side === 'below' ? limits.atMost : limits.atLeast;
      return say.severity_scale(bodyOf(step.guideline), (step.at ? inclusive : wording)(of));
    }
    case 'guideline_limit':
      return say.guideline_limit(guideline === undefined ? '' : bodyOf(guideline.guideline));
    case undefined:
      return '';
    default:
      return say[basis];
  }
}

/** The publications that an assessment stands on. */
function citedBy(
  { alarm, severity, applied }: Assessed,
  { mostShown, sources: { lists, guidelines } }: About & Shown,
): Source[] {
  const slugs = [
    // In a long report the limits name their own.
    ...(mostShown === 1 ? [] : applied.filter(({ beyond }) => beyond).map(({ limit }) => limit.guideline)),
    ...(severity?.reached === undefined ? [] : [severity.reached.guideline]),
  ];
  const bodies = [...new Set(slugs)].flatMap((slug) => {
    const one = guidelines[slug];
    return one === undefined
      ? []
      : [{ title: one.title, publisher: one.body, url: one.url, accessed: one.accessed }];
  });
  const called = (alarm?.called ?? []).slice(0, mostShown).flatMap(({ list }) => {
    const one = lists[list];
    return one === undefined
      ? []
      : [{ title: one.title, publisher: one.publisher, url: one.url, accessed: one.accessed }];
  });
  return [...called, ...bodies];
}

/** The text that goes with a flag: what is said of slight changes is not said of great ones. */
export function suggestion(
  { flag, grade, hidden }: Assessed,
  amount: Amount,
  { marker, limits }: { readonly marker: Marker; readonly limits: Limits },
  { lang, words }: Speaking,
): { suggests?: string } {
  const { name, text } = marker.said[lang];
  if (flag === 'indeterminate') return {};
  if (flag === 'normal' && hidden === undefined)
    return grade === 'critical' ? {} : { suggests: words.reference.inside(name) };
  const side = hidden ?? (flag === 'low' ? 'low' : 'high');
  return grade === 'critical' || grade === 'clearly_outside'
    ? { suggests: words.reference.clearly(name, side, timesOf(amount, side, limits)) }
    : { suggests: text[side] };
}

/** How many times the limit of the range a value is, where that says more than the number itself. */
function timesOf({ value }: Amount, flag: 'low' | 'high', { high }: Limits): number | undefined {
  if (flag !== 'high' || high === undefined || high <= 0) return undefined;
  const times = value / high;
  return times >= 2 ? (times >= 10 ? Math.round(times) : Math.round(times * 10) / 10) : undefined;
}
