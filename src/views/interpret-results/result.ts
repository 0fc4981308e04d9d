import { type Element, el } from '../../blocks/element.ts';
import { languageOf } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { withMethods } from '../../core/reference/methods.ts';
import type { AnswerOf, AnswerWith } from '../../core/tools/define.ts';
import type { interpretResults } from '../../core/tools/interpret-results.ts';
import { said } from '../said.ts';
import {
  a,
  callout,
  h2,
  h3,
  messageElements,
  ownPath,
  p,
  type Showing,
  sourcesElement,
  ul,
} from '../showing.ts';
import { type Flag, flagElement, flagWord, rangeBar, type Weight } from './range-bar.ts';

type Interpreted = AnswerOf<typeof interpretResults>;
type Result = AnswerWith<typeof interpretResults, 'ok'>['results'][number];
type Range = NonNullable<Result['range']>;
type Pattern = NonNullable<AnswerWith<typeof interpretResults, 'ok'>['patterns']>[number];

const WORDS = {
  en: {
    found: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
    said: (count: number, critical: number) =>
      `${count} ${count === 1 ? 'value' : 'values'} read, ${critical === 0 ? 'none' : critical} critical.`,
    groups: {
      now: 'Critical: act now',
      today: 'Today',
      off: 'Outside the range',
      indeterminate: 'Can’t tell: name or range missing',
      normal: 'In range',
    },
    together: 'Together',
    notWhen: 'When it does not hold',
    next: 'Often tested next',
    range: 'Range',
    published: 'Published range',
    publishedSays: (word: string) => `The published range would call this ${word.toLowerCase()}.`,
    converted: (given: string, by: string) => `Your report says ${given}; converted by ${by}.`,
    assumed: 'The unit was left out; only this one makes the value possible.',
    zone: 'In the zone',
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
    near: 'Did you mean:',
    readings: 'By unit:',
  },
  es: {
    found: (count: number) => `${count} ${count === 1 ? 'resultado' : 'resultados'}`,
    said: (count: number, critical: number) =>
      `${count} ${count === 1 ? 'valor leído' : 'valores leídos'}, ${critical === 0 ? 'ninguno crítico' : critical === 1 ? '1 crítico' : `${critical} críticos`}.`,
    groups: {
      now: 'Crítico: actúe ahora',
      today: 'Hoy mismo',
      off: 'Fuera del rango',
      indeterminate: 'No se puede saber: falta el nombre o el rango',
      normal: 'En rango',
    },
    together: 'En conjunto',
    notWhen: 'Cuándo no vale',
    next: 'Lo que suele medirse después',
    range: 'Rango',
    published: 'Rango publicado',
    publishedSays: (word: string) => `Según el rango publicado sería: ${word.toLowerCase()}.`,
    converted: (given: string, by: string) => `Su informe dice ${given}; convertido con ${by}.`,
    assumed: 'Falta la unidad; solo esta hace posible el valor.',
    zone: 'En la zona de',
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
    near: '¿Quiso decir:',
    readings: 'Según la unidad:',
  },
} as const satisfies Readonly<Record<Lang, object>>;

type Group = keyof (typeof WORDS)['en']['groups'];
const GROUPS: readonly Group[] = ['now', 'today', 'off', 'indeterminate', 'normal'];

/** The urgent ones first; what its report's own range calls normal and a guideline does not is off, too. */
const groupOf = ({ urgency, grade, flag }: Result): Group =>
  urgency === 'now' || urgency === 'today'
    ? urgency
    : flag === 'high' || flag === 'low' || (grade !== undefined && grade !== 'in_range')
      ? 'off'
      : flag;

/** A whole report, what matters most first. */
export function result(answer: Interpreted, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing);
  const { results, critical, disclaimer } = answer;
  const words = WORDS[showing.lang];
  return [
    el(
      'h2',
      said(words.said(results.length, results.filter(isCritical).length)),
      words.found(results.length),
    ),
    ...(critical === undefined ? [] : [callout('urgent', critical.text)]),
    ...(answer.patterns ?? []).map((pattern) => patternElement(pattern, showing)),
    summary(results, showing.lang),
    ...(answer.assumed ?? []).map((text) => el('p', { class: 'hint' }, text)),
    ...common(results).map((note) => p(note)),
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
    callout('note', disclaimer),
    el('p', { class: 'hint' }, words.privacy),
  ];
}

/** What several lines say together: the action first, then why, and when it does not hold. */
function patternElement(
  { name, urgency, text, why, notWhen, next = [], markers, sources }: Pattern,
  showing: Showing,
): Element {
  const words = WORDS[showing.lang];
  return el(
    'section',
    { class: 'pattern' },
    h3(`${words.together}: ${name}`),
    ...(urgency === 'now' || urgency === 'today' ? [callout('urgent', text)] : [p(text)]),
    p(el('strong', {}, `${markers.join(', ')}: `), why),
    p(el('strong', {}, `${words.notWhen}: `), notWhen),
    ...(next.length === 0
      ? []
      : [p(el('strong', {}, `${words.next}: `), next.map((one) => one.name).join(', '))]),
    ...sourcesElement(sources, showing),
  );
}

/** The flag that is shown: inside of the report's range alone is not in range. */
function seen({ flag, grade, publishedFlag }: Result): Flag {
  if (flag !== 'normal' || grade === undefined || grade === 'in_range') return flag;
  return publishedFlag === 'low' || publishedFlag === 'high' ? publishedFlag : 'indeterminate';
}

/** Red is for what cannot wait alone; a value just beside its range is called a little off. */
const weightOf = ({ critical, grade }: Result): Weight | undefined =>
  critical !== undefined || grade === 'critical'
    ? 'critical'
    : grade === 'slightly_outside'
      ? 'slight'
      : undefined;

const isCritical = (result: Result): boolean => weightOf(result) === 'critical';

function summary(results: readonly Result[], lang: Lang): Element {
  const flags: readonly Flag[] = ['high', 'low', 'indeterminate', 'normal'];
  const others = results.filter((result) => !isCritical(result));
  const counts = [
    { shown: flagElement('indeterminate', lang, 'critical'), count: results.length - others.length },
    ...flags.map((flag) => ({
      shown: flagElement(flag, lang),
      count: others.filter((result) => seen(result) === flag).length,
    })),
  ];
  return el(
    'ul',
    { class: 'flags' },
    ...counts.filter(({ count }) => count > 0).map(({ shown, count }) => el('li', {}, shown, ` ${count}`)),
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
    links?.interpretation === undefined
      ? []
      : [languageOf(links.interpretation.slice(showing.origin.length)).path],
  );
  const own = paths.slice(0, 6).flatMap((path) => showing.questionsOf(path).slice(0, 2));
  return [...new Set([...own, ...WORDS[showing.lang].general])];
}

const sized = (value: number | string, unit: string | undefined): string =>
  unit === undefined ? String(value) : `${value} ${unit}`;

function resultElement(judged: Result, showing: Showing): Element {
  const { lang } = showing;
  const words = WORDS[lang];
  const { marker, input, links } = judged;
  const flag = seen(judged);
  const weight = weightOf(judged);
  const name = marker?.name ?? input.marker;
  const title = links === undefined ? name : a(name, ownPath(links.marker, showing));
  const ranges = judged.range === undefined ? (judged.publishedRanges ?? []) : [judged.range];
  const [only] = ranges;
  const shown = shownValue(judged);
  // A censored value has no one place on a line.
  const bar =
    only === undefined || ranges.length > 1 || typeof shown === 'string' || judged.comparator !== undefined
      ? undefined
      : rangeBar(
          {
            value: shown,
            unit: only.unit ?? input.unit ?? '',
            low: only.low,
            high: only.high,
            flag,
            weight,
            text: only.text,
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
        flagElement(flag, lang, weight),
        ' ',
        el(
          'strong',
          {},
          sized(
            `${judged.comparator ?? ''}${shown}`,
            judged.rule === 'own_range' ? (input.unit ?? judged.unit) : judged.unit,
          ),
        ),
      ),
    ),
    ...(judged.critical === undefined ? [] : [callout('urgent', judged.critical.text)]),
    ...(bar === undefined ? [] : [bar]),
    ...(judged.reason === undefined ? [] : [p(judged.reason)]),
    ...rangeLines(ranges, showing),
    ...compared(judged, showing),
    ...aside(judged, showing),
    ...meaning(judged, showing),
    ...(judged.options === undefined
      ? []
      : [p(words.options, ' ', judged.options.map((one) => one.name).join(', '))]),
    ...(judged.didYouMean === undefined
      ? []
      : [p(words.near, ' ', judged.didYouMean.map((one) => one.name).join(', '))]),
    ...(flag === 'normal' ? [] : sourcesElement(judged.sources, showing)),
  );
}

/** The report's own range is in the report's own unit, and so is the value beside it. */
const shownValue = ({ rule, input, value }: Result): number | string =>
  rule === 'own_range' && typeof input.value === 'number' ? input.value : value;

/** Each range with the people it is for; the report's own is for nobody else. */
function rangeLines(ranges: readonly Range[], { lang }: Showing): Element[] {
  const whose = withMethods(ranges.map((range) => ('population' in range ? range : { population: '' })));
  return ranges.map((range, i) =>
    p(`${WORDS[lang].range}: `, el('strong', {}, range.text), ...(whose[i] ? [` (${whose[i]})`] : [])),
  );
}

/** The published ranges beside the report's own. */
function compared({ rule, publishedRanges, publishedFlag, flag }: Result, showing: Showing): Element[] {
  if (
    (rule !== 'own_range' && rule !== 'guideline_limit' && rule !== 'critical_lists') ||
    publishedFlag === undefined
  )
    return [];
  const words = WORDS[showing.lang];
  // Several may apply to somebody whose sex or age is not known: none of them is picked.
  const ranges = publishedRanges ?? [];
  const published = withMethods(ranges).map((whose, i) => `${ranges[i]?.text} (${whose})`);
  return [
    ...(published.length === 0 ? [] : [p(`${words.published}: ${published.join('; ')}`)]),
    ...(publishedFlag === flag || publishedFlag === 'indeterminate'
      ? []
      : [p(words.publishedSays(flagWord(publishedFlag, showing.lang)))]),
  ];
}

function aside(judged: Result, showing: Showing): Element[] {
  const { input, converted, unitAssumed, category, readings, expected, notes = [] } = judged;
  const words = WORDS[showing.lang];
  return [
    ...(converted === undefined ? [] : [p(words.converted(sized(input.value, input.unit), converted))]),
    ...(unitAssumed ? [p(words.assumed)] : []),
    ...(expected === undefined ? [] : [p(expected)]),
    ...(readings === undefined
      ? []
      : [
          p(
            `${words.readings} `,
            readings.map(({ unit, flag }) => `${unit}: ${flagWord(flag, showing.lang)}`).join('; '),
          ),
        ]),
    ...(category === undefined ? [] : [p(`${words.zone}: ${category}`)]),
    ...notes.map((note) => el('p', { class: 'hint' }, note)),
  ];
}

function meaning({ flag, grade, suggests, retest, links }: Result, showing: Showing): Element[] {
  if ((flag === 'normal' && (grade === undefined || grade === 'in_range')) || flag === 'indeterminate')
    return [];
  const words = WORDS[showing.lang];
  return [
    ...(suggests === undefined ? [] : [p(suggests)]),
    ...(retest === undefined ? [] : [p(el('strong', {}, `${words.retest}: `), retest)]),
    ...(links?.interpretation === undefined
      ? []
      : [p(a(words.more, ownPath(links.interpretation, showing)))]),
  ];
}
