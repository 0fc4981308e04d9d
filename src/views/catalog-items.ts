import { type Element, el, type Node } from '../blocks/element.ts';
import { pathIn } from '../core/address.ts';
import {
  type Answer,
  a,
  callout,
  change,
  h2,
  h3,
  messageElements,
  ownPath,
  p,
  type Showing,
  said,
  table,
  termOf,
} from './showing.ts';
import { labName, money } from './telling.ts';

export interface Item {
  readonly slug: string;
  readonly name: string;
  readonly type: 'test' | 'panel';
  readonly description?: string;
  readonly biomarkerCount: number;
  readonly sampleType: string;
  readonly fastingRequired: boolean;
  readonly resultsIn: string;
  readonly prices: Readonly<Record<string, number>>;
  readonly labFee: number;
  readonly orderable: boolean;
  readonly url: string;
  readonly sumOfTests?: number;
  readonly savings?: number;
}

const WORDS = {
  en: {
    found: (total: number) => `${total} found`,
    allIn: (usd: string) => `${usd} all in`,
    soon: 'Coming soon',
    fasting: 'Fasting',
    noFasting: 'No fasting',
    measures: (count: number) => `${count} ${count === 1 ? 'biomarker' : 'biomarkers'}`,
    saves: (usd: string) => `saves ${usd}`,
    quote: 'Quote',
    quoteOf: (name: string) => `Quote ${name}`,
    alsoSoon: 'Coming soon, not yet to be ordered:',
    more: 'Show 50',
    page: 'Read all about it',
    price: 'Prices',
    head: ['Lab', 'Price', 'All in'],
    sample: 'Sample',
    results: 'Results in',
    prep: 'Preparation',
    included: 'Included tests',
  },
  es: {
    found: (total: number) => `${total} ${total === 1 ? 'encontrada' : 'encontradas'}`,
    allIn: (usd: string) => `${usd} todo incluido`,
    soon: 'Disponible pronto',
    fasting: 'En ayunas',
    noFasting: 'Sin ayuno',
    measures: (count: number) => `${count} ${count === 1 ? 'biomarcador' : 'biomarcadores'}`,
    saves: (usd: string) => `ahorra ${usd}`,
    quote: 'Cotizar',
    quoteOf: (name: string) => `Cotizar ${name}`,
    alsoSoon: 'Disponibles pronto, aún no se pueden pedir:',
    more: 'Mostrar 50',
    page: 'Leer todo',
    price: 'Precios',
    head: ['Laboratorio', 'Precio', 'Todo incluido'],
    sample: 'Muestra',
    results: 'Resultados en',
    prep: 'Preparación',
    included: 'Pruebas incluidas',
  },
} as const;

/** One test or panel in a list: its name, its price all in, and what people ask first. */
function itemElement(item: Item, showing: Showing, ...below: readonly Node[]): Element {
  const words = WORDS[showing.lang];
  const name = showing.nameOf(item.slug) ?? item.name;
  const tags = [
    words.measures(item.biomarkerCount),
    item.fastingRequired ? words.fasting : words.noFasting,
    termOf(item.resultsIn, showing),
    ...(item.savings === undefined || item.savings <= 0 ? [] : [words.saves(money(item.savings))]),
  ];
  return el(
    'li',
    {},
    h3(a(name, ownPath(item.url, showing))),
    ...(item.description === undefined ? [] : [p(item.description)]),
    el('p', { class: 'tags' }, ...tags.map((tag) => el('span', { class: 'tag' }, tag))),
    ...below,
    el(
      'p',
      { class: 'actions' },
      el(
        'strong',
        {},
        item.orderable ? words.allIn(money((item.prices.list ?? 0) + item.labFee)) : words.soon,
      ),
      ...(item.orderable
        ? [
            a(words.quote, `${pathIn('/tools/quote-order', showing.lang)}?items=${item.slug}`, {
              'aria-label': words.quoteOf(name),
            }),
          ]
        : []),
    ),
  );
}

const itemList = (items: readonly Element[]): Element => el('ol', { class: 'items' }, ...items);

interface Listed {
  readonly total?: number;
  readonly items?: readonly Item[];
  readonly comingSoon?: readonly { readonly slug: string; readonly name: string }[];
  readonly truncated?: string;
}

/** Tests or panels that were found. */
const listElements =
  (suggestFor: string) =>
  (answer: Answer, showing: Showing): Element[] => {
    const { total = 0, items = [], comingSoon = [], truncated } = answer as Listed;
    const words = WORDS[showing.lang];
    return [
      ...messageElements(answer, showing, suggestFor),
      ...(items.length === 0
        ? []
        : [h2(words.found(total)), itemList(items.map((item) => itemElement(item, showing)))]),
      ...(comingSoon.length === 0
        ? []
        : [
            p(
              `${words.alsoSoon} `,
              comingSoon.map(({ slug, name }) => showing.nameOf(slug) ?? name).join(', '),
              '.',
            ),
          ]),
      ...(truncated === undefined
        ? []
        : [el('p', { class: 'actions' }, change(words.more, showing, { limit: 50 }))]),
    ];
  };

export const searchElements = listElements('query');
export const panelsElements = listElements('category');

interface Detail extends Item {
  readonly description: string;
  readonly prepInstructions: string | null;
  readonly includedTests?: readonly { readonly slug: string; readonly name: string; readonly url: string }[];
}

/** One test or panel in short; its page has the rest. */
export function testElements(answer: Answer, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const { item } = answer as { item?: Detail };
  if (item === undefined) return messageElements(answer, showing, 'slug');
  const labs = (['lab_1', 'lab_2', 'lab_3'] as const).filter((lab) => item.prices[lab] !== undefined);
  const facts = [
    [words.sample, item.sampleType],
    [words.results, termOf(item.resultsIn, showing)],
    ...(item.prepInstructions === null ? [] : [[words.prep, item.prepInstructions]]),
  ];
  return [
    h2(item.name),
    ...(item.orderable ? [] : [callout('warning', words.soon)]),
    p(item.description),
    table(
      words.price,
      words.head,
      labs.map((lab) => [
        labName(lab, showing),
        money(item.prices[lab] ?? 0),
        money((item.prices[lab] ?? 0) + item.labFee),
      ]),
      [1, 2],
    ),
    el(
      'dl',
      { class: 'facts' },
      ...facts.map(([term = '', value = '']) => el('div', {}, el('dt', {}, term), el('dd', {}, value))),
    ),
    ...(item.includedTests === undefined
      ? []
      : [
          h3(words.included),
          el(
            'ul',
            {},
            ...item.includedTests.map(({ name, url }) => el('li', {}, a(name, ownPath(url, showing)))),
          ),
        ]),
    el(
      'p',
      { class: 'actions' },
      a(words.page, ownPath(item.url, showing), { class: 'button' }),
      a(words.quote, `${pathIn('/tools/quote-order', showing.lang)}?items=${item.slug}`, {
        'aria-label': words.quoteOf(item.name),
      }),
    ),
  ];
}

interface Suggested {
  readonly seekCare?: readonly { readonly sign: string; readonly advice: string }[];
  readonly recommendations?: readonly {
    readonly item: Item;
    readonly reason: string;
    readonly matched: readonly string[];
  }[];
  readonly total?: number;
  readonly notes?: readonly string[];
  readonly disclaimer?: string;
}

const SUGGESTED = {
  en: {
    heading: 'Suggested for you',
    total: (usd: string) => `${usd} in all at list prices, lab fee included.`,
    all: 'Quote all of it in your state',
    for: 'For',
  },
  es: {
    heading: 'Sugerido para usted',
    total: (usd: string) => `${usd} en total a precio de lista, con el cargo del laboratorio.`,
    all: 'Cotizar todo en su estado',
    for: 'Para',
  },
} as const;

/** Tests for goals and symptoms; warning signs come before any of them. */
export function suggestedElements(answer: Answer, showing: Showing): Element[] {
  const words = SUGGESTED[showing.lang];
  const { seekCare = [], recommendations = [], total, notes = [], disclaimer } = answer as Suggested;
  const slugs = recommendations.map(({ item }) => item.slug);
  return [
    ...seekCare.map(({ advice }) => callout('urgent', said(advice, showing))),
    ...messageElements(answer, showing),
    ...notes.map((note) => callout('note', said(note, showing))),
    ...(slugs.length === 0
      ? []
      : [
          h2(words.heading),
          itemList(
            recommendations.map(({ item, reason, matched }) =>
              itemElement(
                item,
                showing,
                p(said(reason, showing)),
                ...(matched.length === 0
                  ? []
                  : [
                      el(
                        'p',
                        { class: 'hint' },
                        `${words.for}: ${matched.map((goal) => termOf(goal, showing)).join(', ')}`,
                      ),
                    ]),
              ),
            ),
          ),
          ...(total === undefined ? [] : [p(el('strong', {}, words.total(money(total))))]),
          el(
            'p',
            { class: 'actions' },
            a(words.all, `${pathIn('/tools/quote-order', showing.lang)}?items=${slugs.join(',')}`, {
              class: 'button',
            }),
          ),
        ]),
    ...(disclaimer === undefined ? [] : [callout('note', said(disclaimer, showing))]),
  ];
}
