import { urgencyOfUnranged } from '../alarm/unranged.ts';
import { leastUrgent, type Urgency } from '../alarm/urgency.ts';
import { analyteNamed, isNamed, matchAnalyte, namedBy } from '../analytes/match.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Lang } from '../model/vocabulary.ts';
import { fold } from '../names/fold.ts';
import { bySlug } from '../once.ts';
import { judgeNumber, urgencyInEveryUnit } from '../reference/judge-number.ts';
import { printedOf } from '../reference/supplied.ts';
import { type TypedValue, typedValuesIn } from '../search/typed-value.ts';
import type { Speaking } from '../words/index.ts';
import { type Met, signsIn } from './find-signs.ts';
import { presentOf } from './present.ts';

type Judging = Pick<Dataset, 'analytes' | 'markers'>;

/** A result that somebody typed, judged as interpret_results judges it: of an adult, in every unit that may be meant. */
export interface JudgedResult {
  readonly typed: TypedValue;
  /** How soon it is to be seen to, where that is today. */
  readonly urgency?: Exclude<Urgency, 'soon'>;
  /** Far outside of the published ranges, or outside in every unit. Nothing is said of another value. */
  readonly outside?: { readonly name: string; readonly flag: 'low' | 'high' };
}

/** Results beside names of what is measured, in a text of any length. */
const resultsIn = (typed: string, data: Pick<Dataset, 'analytes'>): TypedValue[] =>
  typedValuesIn(typed.slice(0, MOST_READ), (name) => isNamed(name, data.analytes));
const MOST_READ = 2000;
/** Of more the first are judged. */
const MOST_JUDGED = 10;

/** Results as typed, judged; nothing of the data is read where there are none. */
export const judgedResults = (
  values: readonly TypedValue[],
  data: Judging,
  speaking: Speaking,
): JudgedResult[] => values.slice(0, MOST_JUDGED).map((typed) => judged(typed, data, speaking));

/** The warning signs that texts speak of, in words or in results, the most urgent first. */
export function signsAndResultsIn(
  texts: readonly string[],
  data: Judging & Pick<Dataset, 'signs'>,
  speaking: Speaking,
  met: readonly Met[] = signsIn(texts, data.signs),
): Met[] {
  const ofResults = texts.flatMap((typed) =>
    signsOf(judgedResults(resultsIn(typed, data), data, speaking), typed, data, speaking.lang),
  );
  return withResults(met, ofResults);
}

function judged(typed: TypedValue, { analytes, markers }: Judging, speaking: Speaking): JudgedResult {
  const { name, value, unit } = typed;
  const entry = { marker: name, value, unit };
  const printed = printedOf(entry, 'usual');
  const match = matchAnalyte(name, analytes, unit);
  if (printed.kind === 'words' || match.kind === 'none') return { typed };
  const markerOf = (slug: string) => bySlug(markers.records).get(slug);
  const marker = match.kind === 'one' ? markerOf(match.slug) : undefined;
  if (marker === undefined) {
    const urgency =
      match.kind === 'one'
        ? urgencyOfUnranged(match.slug, printed, unit, {}, markers)
        : leastUrgent(
            match.slugs.map((slug) => {
              const one = markerOf(slug);
              return one === undefined ? undefined : urgencyInEveryUnit(printed, unit, one, {});
            }),
          );
    return { typed, ...urgent(urgency) };
  }
  const by = { marker, own: undefined, person: {}, method: undefined, mostShown: 0, sources: markers };
  const { result } = judgeNumber(printed, entry, by, speaking);
  const { flag } = result;
  const grade = 'grade' in result ? result.grade : undefined;
  const isFar = grade === 'clearly_outside' || grade === 'critical' || 'readings' in result;
  return {
    typed,
    ...urgent('urgency' in result ? result.urgency : undefined),
    ...(isFar && (flag === 'low' || flag === 'high')
      ? { outside: { name: marker.said[speaking.lang].name, flag } }
      : {}),
  };
}

const urgent = (urgency: Urgency | undefined): Pick<JudgedResult, 'urgency'> =>
  urgency === 'now' || urgency === 'today' ? { urgency } : {};

/** The sign that the most urgent of results is, in the language that was typed; none of what is told of another time. */
export function signsOf(
  results: readonly JudgedResult[],
  typed: string,
  data: Pick<Dataset, 'analytes' | 'signs'>,
  lang: Lang,
): Met[] {
  const first = results.find((one) => one.urgency === 'now') ?? results.find(({ urgency }) => urgency);
  const sign = data.signs.records.find(
    ({ ofResult, urgency }) => ofResult === true && urgency === first?.urgency,
  );
  return first === undefined || sign === undefined || presentOf(typed) === ''
    ? []
    : [{ sign, lang: spokenIn(typed, first.typed.name, data, lang) }];
}

/** Small words of one language only. */
const SMALL: Readonly<Record<Lang, RegExp>> = {
  en: /\b(?:the|my|is|was|at|on|and|of|with|i|im|it|came|back|high|low)\b/g,
  es: /\b(?:el|la|los|mi|mis|en|de|se|y|con|salio|tengo|esta|estoy|ando|su|alto|alta|bajo|baja)\b/g,
};

/** The language of the small words, else of the name, else that of the answer. */
function spokenIn(typed: string, name: string, { analytes }: Pick<Dataset, 'analytes'>, lang: Lang): Lang {
  const text = fold(typed);
  const [english, spanish] = [SMALL.en, SMALL.es].map((small) => text.match(small)?.length ?? 0);
  if (english !== spanish) return (english ?? 0) > (spanish ?? 0) ? 'en' : 'es';
  const said = analyteNamed(namedBy(name, analytes)[0] ?? '', analytes)?.said;
  const holds = (one: Lang): boolean => fold(said?.[one].name ?? '').includes(fold(name));
  if (name.length >= LEAST_TELLING && holds('en') !== holds('es')) return holds('en') ? 'en' : 'es';
  return /^[a-z ]{4,}[ao]s?$/.test(fold(name)) ? 'es' : lang;
}
const LEAST_TELLING = 4;

/** Signs of words and of results together, the most urgent first; a number that words say already is said once. */
export function withResults(met: readonly Met[], ofResults: readonly Met[]): Met[] {
  const said = met.some(({ sign }) => sign.ofResult === true);
  const all = [...met, ...(said ? [] : ofResults)].sort(
    (a, b) => Number(a.sign.urgency !== 'now') - Number(b.sign.urgency !== 'now'),
  );
  return all.filter(
    ({ sign }, i) => sign.ofResult !== true || i === all.findIndex((one) => one.sign.ofResult),
  );
}
