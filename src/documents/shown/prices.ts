import { aloneBlocks, basketBlocks, type Compared, referenceBlocks } from '../compare/prices.ts';
import { ANSWER_WORDS } from '../compare/words.ts';
import { heading } from '../doc.ts';
import { type Element, el } from '../element.ts';
import { type Answer, a, messageElements, pageIn, type Showing, said, toElements } from './showing.ts';

/** One test, or a basket of them, here and elsewhere: a chart, then every figure with its day and source. */
export function pricesElements(answer: Answer, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing, 'test');
  const compared = answer as unknown as Compared;
  const { test, basket } = compared;
  const words = ANSWER_WORDS[showing.lang];
  const items = basket?.items.map(({ slug }) => slug) ?? [test.slug];
  const blocks = [
    ...(basket === undefined ? [] : [heading(words.basket(items.length)), ...basketBlocks(basket, showing)]),
    heading(words.alone(showing.nameOf(test.slug) ?? test.name)),
    ...aloneBlocks(compared, showing),
  ];
  return [
    ...toElements(blocks, showing),
    el(
      'p',
      { class: 'actions' },
      a(words.quote, `${pageIn('/tools/quote-order', showing.lang)}?items=${items.join(',')}`, {
        class: 'button',
      }),
    ),
    ...toElements(referenceBlocks(compared, showing), showing),
    el('p', { class: 'hint' }, said(compared.attribution, showing)),
  ];
}
