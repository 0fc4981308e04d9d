import { type Element, el } from '../../blocks/element.ts';
import type { Source } from '../../core/model/source.ts';
import { inWords } from '../interpret-results/result.ts';
import {
  type Answer,
  a,
  callout,
  figures,
  h2,
  h3,
  messageElements,
  ownPath,
  p,
  type Showing,
  said,
  sourcesElement,
  table,
  termOf,
} from '../showing.ts';

interface Range {
  readonly text: string;
  readonly population: string;
}
interface Looked {
  readonly marker: { readonly slug: string; readonly name: string; readonly url: string };
  readonly applicable?: Range;
  readonly ranges: readonly Range[];
  readonly notes?: readonly string[];
  readonly high: { readonly text: string; readonly url?: string };
  readonly low: { readonly text: string; readonly url?: string };
  readonly retest: string;
  readonly critical?: { readonly text: string };
  readonly howToTest: readonly { readonly slug: string; readonly name: string; readonly url: string }[];
  readonly sources: readonly Source[];
  readonly disclaimer: string;
}

const WORDS = {
  en: {
    range: 'Reference range',
    ranges: 'Ranges that may apply',
    head: ['Who', 'Range'],
    high: 'A high value',
    low: 'A low value',
    retest: 'Testing again',
    test: 'How to get it tested',
    more: 'More on this',
    page: 'Everything about it',
  },
  es: {
    range: 'Rango de referencia',
    ranges: 'Rangos que pueden aplicarse',
    head: ['Quién', 'Rango'],
    high: 'Un valor alto',
    low: 'Un valor bajo',
    retest: 'Repetir la prueba',
    test: 'Cómo hacerse la prueba',
    more: 'Más sobre esto',
    page: 'Todo sobre este biomarcador',
  },
} as const;

/** The range of one marker for one person, and what values outside of it may suggest. */
export function referenceElements(answer: Answer, showing: Showing): Element[] {
  const looked = answer as unknown as Looked;
  if (looked.marker === undefined) return messageElements(answer, showing, 'marker');
  const words = WORDS[showing.lang];
  const es = showing.markerOf(looked.marker.slug);
  const { applicable, ranges } = looked;
  return [
    h2(es?.name ?? looked.marker.name),
    ...messageElements({ message: answer.message }, showing),
    ...(applicable === undefined
      ? [
          table(
            words.ranges,
            words.head,
            ranges.map(({ text, population }) => [termOf(population, showing), inWords(text, showing)]),
          ),
        ]
      : [
          figures([
            [`${words.range}: ${termOf(applicable.population, showing)}`],
            inWords(applicable.text, showing),
          ]),
        ]),
    ...(looked.notes ?? []).map((note) => el('p', { class: 'hint' }, said(note, showing))),
    ...(['high', 'low'] as const).flatMap((side) => [
      h3(words[side]),
      p(es?.[side] ?? looked[side].text),
      ...(looked[side].url === undefined
        ? []
        : [
            p(
              a(words.more, ownPath(looked[side].url ?? '', showing), {
                'aria-label': `${words.more}: ${words[side]}`,
              }),
            ),
          ]),
    ]),
    h3(words.retest),
    p(es?.retest ?? looked.retest),
    ...(looked.howToTest.length === 0
      ? []
      : [
          h3(words.test),
          el(
            'ul',
            {},
            ...looked.howToTest.map(({ slug, name, url }) =>
              el('li', {}, a(showing.nameOf(slug) ?? name, ownPath(url, showing))),
            ),
          ),
        ]),
    el('p', { class: 'actions' }, a(words.page, ownPath(looked.marker.url, showing), { class: 'button' })),
    ...sourcesElement(looked.sources, showing),
    callout('note', said(looked.disclaimer, showing)),
  ];
}
