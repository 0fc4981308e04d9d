import { type Element, el } from '../../blocks/element.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { AnswerOf, AnswerWith } from '../../core/tools/define.ts';
import type { recommendTests } from '../../core/tools/recommend-tests.ts';
import { careElements } from '../care.ts';
import { itemElement, itemList, quotePath } from '../items/item.ts';
import { a, callout, h2, messageElements, p, type Showing } from '../showing.ts';

type Advised = AnswerOf<typeof recommendTests>;
type Recommended = AnswerWith<typeof recommendTests, 'ok'>;

const WORDS = {
  en: {
    heading: 'Suggested for you',
    total: (usd: string) => `${usd} in all at list prices, lab fee included.`,
    all: 'Quote all of it in your state',
    for: (goals: string) => `For: ${goals}`,
  },
  es: {
    heading: 'Sugerido para usted',
    total: (usd: string) => `${usd} en total a precio de lista, con el cargo del laboratorio.`,
    all: 'Cotizar todo en su estado',
    for: (goals: string) => `Para: ${goals}`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** Tests for goals and symptoms; warning signs come before any of them. */
export function result(advised: Advised, showing: Showing): Element[] {
  const { seekCare = [], notes = [], disclaimer } = advised;
  return [
    ...careElements(seekCare, showing.lang),
    ...(advised.status === 'ok' ? [] : messageElements(advised, showing)),
    ...notes.map((note) => callout('note', note)),
    ...(advised.status === 'ok' ? recommended(advised, showing) : []),
    callout('note', disclaimer),
  ];
}

function recommended({ recommendations, total }: Recommended, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const slugs = recommendations.map(({ item }) => item.slug);
  return [
    h2(words.heading),
    itemList(
      recommendations.map(({ item, reason, matched }) =>
        itemElement(
          item,
          showing,
          p(reason),
          ...(matched.length === 0 ? [] : [el('p', { class: 'hint' }, words.for(matched.join(', ')))]),
        ),
      ),
    ),
    p(el('strong', {}, words.total(printUsd(total)))),
    el('p', { class: 'actions' }, a(words.all, quotePath(slugs, showing.lang), { class: 'button' })),
  ];
}
