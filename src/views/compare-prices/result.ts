import { heading } from '../../blocks/doc.ts';
import { type Element, el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import type { comparePrices } from '../../core/tools/compare-prices.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import { a, callout, change, p, type Showing, toElements } from '../showing.ts';
import { basketBlocks } from './basket.ts';
import { aloneBlocks, referenceBlocks } from './blocks.ts';
import { ANSWER_WORDS } from './table-words.ts';

type Answered = AnswerOf<typeof comparePrices>;

/** One test, or a basket of them, here and elsewhere: who is cheapest, a picture, then every figure with its day and source. */
export function result(answer: Answered, showing: Showing): Element[] {
  const { lang } = showing;
  if (answer.status !== 'ok') return [callout('warning', answer.message), ...meant(answer, showing)];
  const { test, basket } = answer;
  const words = ANSWER_WORDS[lang];
  const items = basket?.items.map(({ slug }) => slug) ?? [test.slug];
  const blocks = [
    ...(basket === undefined ? [] : [heading(words.basket(items.length)), ...basketBlocks(basket, lang)]),
    heading(words.alone(test.name)),
    ...aloneBlocks(answer, lang),
  ];
  return [
    ...toElements(blocks, showing),
    el(
      'p',
      { class: 'actions' },
      a(words.quote, `${pathIn('/tools/quote-order', lang)}?items=${items.join(',')}`, { class: 'button' }),
    ),
    ...toElements(referenceBlocks(answer, lang), showing),
    el('p', { class: 'hint' }, answer.attribution),
  ];
}

/** What a name may mean: each is the call of the same place among those that may come next. */
function meant(
  { options, next = [] }: Exclude<Answered, { readonly status: 'ok' }>,
  showing: Showing,
): Element[] {
  const choices = options.flatMap(({ name }, i) => {
    const call = next[i];
    return call === undefined ? [] : [el('li', {}, change(name, showing, withoutLang(call.arguments)))];
  });
  return choices.length === 0
    ? []
    : [p(ANSWER_WORDS[showing.lang].did), el('ul', { class: 'choices' }, ...choices)];
}

const withoutLang = ({ lang: _, ...fields }: Readonly<Record<string, unknown>>) => fields;
