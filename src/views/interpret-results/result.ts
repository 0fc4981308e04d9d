import { type Element, el } from '../../blocks/element.ts';
import type { Source } from '../../core/model/source.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import {
  type Answer,
  a,
  callout,
  h2,
  h3,
  messageElements,
  ownPath,
  p,
  type Showing,
  said,
  sourcesElement,
  termOf,
  ul,
} from '../showing.ts';
import { type Flag, flagElement, flagWord, rangeBar } from './range-bar.ts';

interface Range {
  readonly low?: number;
  readonly high?: number;
  readonly unit?: string;
  readonly text: string;
  readonly population?: string;
}

interface Result {
  readonly marker?: { readonly slug: string; readonly name: string };
  readonly input: { readonly marker: string; readonly value: number; readonly unit?: string };
  readonly value: number;
  readonly unit?: string;
  readonly converted?: string;
  readonly unitAssumed?: boolean;
  readonly flag: Flag;
  readonly rule: string;
  readonly reason?: string;
  readonly range?: Range;
  readonly publishedRanges?: readonly Range[];
  readonly publishedFlag?: Flag;
  readonly category?: string;
  readonly critical?: { readonly text: string };
  readonly suggests?: string;
  readonly retest?: string;
  readonly notes?: readonly string[];
  readonly options?: readonly { readonly slug: string; readonly name: string }[];
  readonly sources: readonly Source[];
  readonly links?: { readonly marker: string; readonly interpretation?: string };
}

const WORDS = {
  en: {
    found: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
    groups: {
      critical: 'Critical: act now',
      off: 'Outside the range',
      indeterminate: 'Not decided',
      normal: 'In range',
    },
    critical: 'Laboratories treat this value as critical. Contact a clinician or emergency services now.',
    emergency: 'If you feel very unwell, call 911.',
    own: "your report's own range",
    range: 'Range',
    published: 'Published range',
    publishedSays: (word: string) => `By the published range it would be: ${word.toLowerCase()}.`,
    converted: (given: string, by: string) => `Your report says ${given}; converted by ${by}.`,
    assumed: 'The unit was left out; only this one makes the value possible.',
    zone: 'Named zone',
    retest: 'Testing again',
    more: 'What this may mean',
    options: 'It may be:',
    take: 'For your appointment',
    questions: 'Questions for your doctor',
    general: [
      'What do these results mean for me, with my history and the medicines I take?',
      'Could something before the draw have changed a value: food, exercise, medicine, illness, the time of day?',
      'Which of them should be tested again, and when?',
      'What is the next step, and what should I watch for until then?',
    ],
    print: 'Print this',
    privacy: 'Worked out on your device. Nothing was sent, stored or logged.',
    sign: { '<': 'less than', '>': 'more than' },
  },
  es: {
    found: (count: number) => `${count} ${count === 1 ? 'resultado' : 'resultados'}`,
    groups: {
      critical: 'Crítico: actúe ahora',
      off: 'Fuera del rango',
      indeterminate: 'Sin decidir',
      normal: 'En rango',
    },
    critical:
      'Los laboratorios tratan este valor como crítico. Llame ya a un profesional de la salud o a emergencias.',
    emergency: 'Si se siente muy mal, llame al 911.',
    own: 'el rango de su informe',
    range: 'Rango',
    published: 'Rango publicado',
    publishedSays: (word: string) => `Según el rango publicado sería: ${word.toLowerCase()}.`,
    converted: (given: string, by: string) => `Su informe dice ${given}; convertido con ${by}.`,
    assumed: 'Falta la unidad; solo esta hace posible el valor.',
    zone: 'Zona con nombre',
    retest: 'Repetir la prueba',
    more: 'Qué puede significar',
    options: 'Puede ser:',
    take: 'Para su consulta',
    questions: 'Preguntas para su médico',
    general: [
      '¿Qué significan estos resultados para mí, con mi historia y los medicamentos que tomo?',
      '¿Algo antes de la toma pudo cambiar un valor: comida, ejercicio, medicamentos, enfermedad, la hora del día?',
      '¿Cuáles debo repetir y cuándo?',
      '¿Cuál es el siguiente paso y a qué debo estar atento mientras tanto?',
    ],
    print: 'Imprimir',
    privacy: 'Calculado en su dispositivo. No se envió, guardó ni registró nada.',
    sign: { '<': 'menos de', '>': 'más de' },
  },
} as const satisfies Readonly<Record<Lang, object>>;

type Group = keyof (typeof WORDS)['en']['groups'];
const GROUPS: readonly Group[] = ['critical', 'off', 'indeterminate', 'normal'];

const groupOf = ({ critical, flag }: Result): Group =>
  critical !== undefined ? 'critical' : flag === 'high' || flag === 'low' ? 'off' : flag;

/** A whole report, what matters most first. */
export function resultsElements(answer: Answer, showing: Showing): Element[] {
  const { results, disclaimer } = answer as { results?: readonly Result[]; disclaimer?: string };
  if (results === undefined) return messageElements(answer, showing);
  const words = WORDS[showing.lang];
  return [
    h2(words.found(results.length)),
    summary(results, showing.lang),
    ...common(results).map((note) => p(said(note, showing))),
    ...(results.some(({ critical }) => critical !== undefined)
      ? [callout('urgent', `${words.critical} ${words.emergency}`)]
      : []),
    ...GROUPS.flatMap((group) => {
      const list = results.filter((result) => groupOf(result) === group);
      return list.length === 0
        ? []
        : [
            h2(words.groups[group]),
            ...list.map((result) => resultElement(without(result, common(results)), showing)),
          ];
    }),
    h2(words.take),
    h3(words.questions),
    ul(questions(results, showing)),
    el(
      'p',
      { class: 'actions unprinted' },
      el('button', { type: 'button', class: 'quiet', 'data-print': '' }, words.print),
    ),
    callout('note', said(disclaimer ?? '', showing)),
    el('p', { class: 'hint' }, words.privacy),
  ];
}

function summary(results: readonly Result[], lang: Lang): Element {
  const flags: readonly Flag[] = ['high', 'low', 'indeterminate', 'normal'];
  return el(
    'ul',
    { class: 'flags' },
    ...flags
      .map((flag) => ({ flag, count: results.filter((result) => result.flag === flag).length }))
      .filter(({ count }) => count > 0)
      .map(({ flag, count }) => el('li', {}, flagElement(flag, lang), ` ${count}`)),
  );
}

/** What is said of several values alike is said once, above them. */
function common(results: readonly Result[]): string[] {
  const all = results.flatMap(({ notes = [] }) => notes);
  return [...new Set(all)].filter((note) => all.indexOf(note) !== all.lastIndexOf(note));
}

const without = (result: Result, notes: readonly string[]): Result => ({
  ...result,
  notes: (result.notes ?? []).filter((note) => !notes.includes(note)),
});

/** Questions of the pages on what the values may mean, a few of each; general ones after them. */
function questions(results: readonly Result[], showing: Showing): string[] {
  const paths = results.flatMap(({ links }) =>
    links?.interpretation === undefined ? [] : [links.interpretation.slice(showing.origin.length)],
  );
  const own = paths.slice(0, 6).flatMap((path) => showing.questionsOf(path).slice(0, 2));
  return [...new Set([...own, ...WORDS[showing.lang].general])];
}

const sized = (value: number | string, unit: string | undefined): string =>
  unit === undefined ? String(value) : `${value} ${unit}`;

function resultElement(result: Result, showing: Showing): Element {
  const { lang } = showing;
  const words = WORDS[lang];
  const { marker, input, flag, links } = result;
  const es = marker === undefined ? undefined : showing.markerOf(marker.slug);
  const name = es?.name ?? marker?.name ?? input.marker;
  const title = links === undefined ? name : a(name, ownPath(links.marker, showing));
  const ranges = result.range === undefined ? (result.publishedRanges ?? []) : [result.range];
  const [only] = ranges;
  const bar =
    only === undefined || ranges.length > 1
      ? undefined
      : rangeBar(
          {
            value: shownValue(result),
            unit: only.unit ?? input.unit ?? '',
            low: only.low,
            high: only.high,
            flag,
            text: inWords(only.text, showing),
          },
          lang,
        );
  return el(
    'article',
    { class: `result ${flag}` },
    el(
      'div',
      { class: 'verdict' },
      h3(title),
      p(
        flagElement(flag, lang),
        ' ',
        el(
          'strong',
          {},
          sized(shownValue(result), result.rule === 'own_range' ? (input.unit ?? result.unit) : result.unit),
        ),
      ),
    ),
    ...(result.critical === undefined ? [] : [callout('urgent', words.critical)]),
    ...(bar === undefined ? [] : [bar]),
    ...(result.reason === undefined ? [] : [p(said(result.reason, showing))]),
    ...ranges.map((range) => rangeLine(range, result.rule === 'own_range', showing)),
    ...compared(result, showing),
    ...aside(result, showing),
    ...meaning(result, es, showing),
    ...(result.options === undefined
      ? []
      : [
          p(
            words.options,
            ' ',
            result.options.map((one) => showing.markerOf(one.slug)?.name ?? one.name).join(', '),
          ),
        ]),
    ...(flag === 'normal' ? [] : sourcesElement(result.sources, showing)),
  );
}

/** The report's own range is in the report's own unit, and so is the value beside it. */
const shownValue = ({ rule, input, value }: Result): number => (rule === 'own_range' ? input.value : value);

/** A range in words, without saying whose it is: that stands beside it. */
export const inWords = (text: string, showing: Showing): string =>
  termOf(text.replace(" (the report's own range)", ''), showing);

function rangeLine(range: Range, own: boolean, showing: Showing): Element {
  const words = WORDS[showing.lang];
  const who = own ? words.own : range.population === undefined ? '' : termOf(range.population, showing);
  return p(
    `${words.range}: `,
    el('strong', {}, inWords(range.text, showing)),
    ...(who === '' ? [] : [` (${who})`]),
  );
}

/** The published ranges beside the report's own. */
function compared({ rule, publishedRanges, publishedFlag, flag }: Result, showing: Showing): Element[] {
  if (rule !== 'own_range' || publishedFlag === undefined) return [];
  const words = WORDS[showing.lang];
  // Several may apply to somebody whose sex or age is not known: none of them is picked.
  const published = (publishedRanges ?? []).map(
    ({ text, population }) =>
      inWords(text, showing) + (population === undefined ? '' : ` (${termOf(population, showing)})`),
  );
  return [
    ...(published.length === 0 ? [] : [p(`${words.published}: ${published.join('; ')}`)]),
    ...(publishedFlag === flag || publishedFlag === 'indeterminate'
      ? []
      : [p(words.publishedSays(flagWord(publishedFlag, showing.lang)))]),
  ];
}

function aside({ input, converted, unitAssumed, category, notes = [] }: Result, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  return [
    ...(converted === undefined ? [] : [p(words.converted(sized(input.value, input.unit), converted))]),
    ...(unitAssumed ? [p(words.assumed)] : []),
    ...(category === undefined ? [] : [p(`${words.zone}: ${termOf(category, showing)}`)]),
    ...notes.map((note) => el('p', { class: 'hint' }, said(note, showing))),
  ];
}

function meaning(
  { flag, suggests, retest, links }: Result,
  es: ReturnType<Showing['markerOf']>,
  showing: Showing,
): Element[] {
  if (flag === 'normal' || flag === 'indeterminate') return [];
  const words = WORDS[showing.lang];
  const text = es === undefined ? suggests : es[flag];
  const again = es?.retest ?? retest;
  return [
    ...(text === undefined ? [] : [p(text)]),
    ...(again === undefined ? [] : [p(el('strong', {}, `${words.retest}: `), again)]),
    ...(links?.interpretation === undefined
      ? []
      : [p(a(words.more, ownPath(links.interpretation, showing)))]),
  ];
}

/** "less than 0.01": how a value with a sign is told in the preview. */
export const signWords = (sign: '<' | '>', lang: Lang): string => WORDS[lang].sign[sign];
