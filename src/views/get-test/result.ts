import { addLink } from '../../blocks/add-link.ts';
import { type Element, el } from '../../blocks/element.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { AnswerOf, AnswerWith } from '../../core/tools/define.ts';
import type { getTest } from '../../core/tools/get-test.ts';
import { allIn, quoteLink } from '../items/item.ts';
import { ITEM_WORDS } from '../items/words.ts';
import { preparationSection } from '../preparation.ts';
import {
  a,
  callout,
  h2,
  h3,
  labName,
  messageElements,
  ownPath,
  p,
  type Showing,
  table,
  toElements,
  ul,
} from '../showing.ts';

type Detail = AnswerWith<typeof getTest, 'ok'>['item'];

const WORDS = {
  en: {
    page: 'Read all about it',
    price: 'Prices',
    head: ['Lab', 'Price', 'All in'],
    sample: 'Sample',
    results: 'Results in',
    included: 'Included tests',
  },
  es: {
    page: 'Leer todo',
    price: 'Precios',
    head: ['Laboratorio', 'Precio', 'Todo incluido'],
    sample: 'Muestra',
    results: 'Resultados en',
    included: 'Pruebas incluidas',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** One test or panel in short; its page has the rest. */
export function result(answer: AnswerOf<typeof getTest>, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing, 'slug');
  const words = WORDS[showing.lang];
  const { item } = answer;
  return [
    h2(item.name),
    ...(item.orderable ? [] : [callout('warning', ITEM_WORDS[showing.lang].soon)]),
    p(item.description),
    pricesTable(item, showing),
    factsList([
      [words.sample, item.sampleType],
      [words.results, item.resultsIn],
    ]),
    ...toElements(preparationSection(item.preparation, showing.lang), showing),
    ...(item.includedTests === undefined
      ? []
      : [h3(words.included), ul(item.includedTests.map(({ name, url }) => a(name, ownPath(url, showing))))]),
    el(
      'p',
      { class: 'actions' },
      ...(item.orderable
        ? [addLink({ slugs: [item.slug], name: item.name, large: true }, showing.lang)]
        : []),
      a(words.page, ownPath(item.url, showing)),
      quoteLink(item, showing),
    ),
  ];
}

function pricesTable({ prices, labFee }: Detail, showing: Showing): Element {
  const words = WORDS[showing.lang];
  return table(
    words.price,
    words.head,
    Object.entries(prices).flatMap(([lab, price]) =>
      lab === 'list' || price === undefined
        ? []
        : [[labName(lab, showing), printUsd(price), allIn(price, labFee)]],
    ),
    [1, 2],
  );
}

const factsList = (facts: readonly (readonly [term: string, value: string])[]): Element =>
  el(
    'dl',
    { class: 'facts' },
    ...facts.map(([term, value]) => el('div', {}, el('dt', {}, term), el('dd', {}, value))),
  );
