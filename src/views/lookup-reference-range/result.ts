import { type Element, el } from '../../blocks/element.ts';
import type { Side } from '../../core/model/interpretation.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { withMethods } from '../../core/reference/methods.ts';
import type { AnswerOf, AnswerWith } from '../../core/tools/define.ts';
import type { lookupReferenceRange } from '../../core/tools/lookup-reference-range.ts';
import {
  a,
  callout,
  figures,
  h2,
  h3,
  messageElements,
  ownPath,
  p,
  type Showing,
  sourcesElement,
  table,
  ul,
} from '../showing.ts';

type Guideline = NonNullable<AnswerWith<typeof lookupReferenceRange, 'ok'>['limits']>[number];
type Looked = AnswerOf<typeof lookupReferenceRange>;

const WORDS = {
  en: {
    range: 'Reference range',
    ranges: 'Ranges that may apply',
    head: ['Who', 'Range'],
    guidelines: 'Limits of guidelines',
    below: 'below',
    above: 'above',
    expected: 'Expected result',
    high: 'A high value',
    low: 'A low value',
    other: 'Another result',
    asExpected: 'The expected result',
    retest: 'Testing again',
    test: 'How to get it tested',
    noTest: 'No test of this catalog measures it at present. A doctor can tell you where it is measured.',
    more: 'More on this',
    page: 'Everything about it',
  },
  es: {
    range: 'Rango de referencia',
    ranges: 'Rangos que pueden aplicarse',
    head: ['Quién', 'Rango'],
    guidelines: 'Límites de guías',
    below: 'por debajo de',
    above: 'por encima de',
    expected: 'Resultado esperado',
    high: 'Un valor alto',
    low: 'Un valor bajo',
    other: 'Otro resultado',
    asExpected: 'El resultado esperado',
    retest: 'Repetir la prueba',
    test: 'Cómo hacerse la prueba',
    noTest:
      'Por ahora, ninguna prueba de este catálogo lo mide. Un profesional de la salud puede decirle dónde se mide.',
    more: 'Más sobre esto',
    page: 'Todo sobre este biomarcador',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** The range of one marker for one person, and what values outside of it may suggest. */
export function result(looked: Looked, showing: Showing): Element[] {
  if (looked.status === 'ambiguous' || looked.status === 'not_found')
    return messageElements(looked, showing, 'marker');
  const words = WORDS[showing.lang];
  const { marker, ranges = [], notes = [], retest, howToTest = [], sources = [], disclaimer } = looked;
  if (marker === undefined) return looked.status === 'needs_info' ? messageElements(looked, showing) : [];
  const applicable = looked.status === 'ok' ? looked.applicable : undefined;
  return [
    h2(marker.name),
    ...(looked.status === 'ok' ? [] : messageElements({ message: looked.message }, showing)),
    ...(applicable !== undefined
      ? [figures([[`${words.range}: ${applicable.population}`], applicable.text])]
      : ranges.length === 0
        ? []
        : [
            table(
              words.ranges,
              words.head,
              withMethods(ranges).map((whose, i) => [whose, ranges[i]?.text ?? '']),
            ),
          ]),
    ...(looked.expected === undefined ? [] : [h3(words.expected), p(looked.expected.words.join(', '))]),
    ...notes.map((note) => el('p', { class: 'hint' }, note)),
    ...(looked.critical === undefined ? [] : [callout('urgent', looked.critical.text)]),
    ...guidelines(looked.limits ?? [], showing),
    ...meaning('high', looked, showing),
    ...meaning('low', looked, showing),
    ...(retest === undefined ? [] : [h3(words.retest), p(retest)]),
    h3(words.test),
    howToTest.length === 0
      ? p(words.noTest)
      : ul(howToTest.map(({ name, url }) => a(name, ownPath(url, showing)))),
    el('p', { class: 'actions' }, a(words.page, ownPath(marker.url, showing), { class: 'button' })),
    ...sourcesElement(sources, showing),
    ...(disclaimer === undefined ? [] : [callout('note', disclaimer)]),
  ];
}

/** The limits of guideline bodies for this person. */
function guidelines(limits: readonly Guideline[], { lang }: Showing): Element[] {
  if (limits.length === 0) return [];
  const words = WORDS[lang];
  return [
    h3(words.guidelines),
    ul(
      limits.map(({ body, side, limit, says, when }) =>
        [`${body}: ${words[side]} ${limit}, ${says}`, ...(when === undefined ? [] : [`(${when})`])].join(' '),
      ),
    ),
  ];
}

function meaning(
  side: Side,
  looked: Pick<AnswerWith<typeof lookupReferenceRange, 'needs_info'>, Side | 'ranges'>,
  showing: Showing,
): Element[] {
  const { text, url } = looked[side] ?? {};
  if (text === undefined) return [];
  const words = WORDS[showing.lang];
  const inWords = looked.ranges?.length === 0;
  const title = words[inWords ? ({ high: 'other', low: 'asExpected' } as const)[side] : side];
  return [
    h3(title),
    p(text),
    ...(url === undefined
      ? []
      : [p(a(words.more, ownPath(url, showing), { 'aria-label': `${words.more}: ${title}` }))]),
  ];
}
