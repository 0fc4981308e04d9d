import { heading } from '../../blocks/doc.ts';
import { type Element, el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import { type Answer, a, messageElements, type Showing, said, toElements } from '../showing.ts';
import { aloneBlocks, basketBlocks, type Compared, referenceBlocks } from './blocks.ts';
import { ANSWER_WORDS } from './table-words.ts';

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
      a(words.quote, `${pathIn('/tools/quote-order', showing.lang)}?items=${items.join(',')}`, {
        class: 'button',
      }),
    ),
    ...toElements(referenceBlocks(compared, showing), showing),
    el('p', { class: 'hint' }, said(compared.attribution, showing)),
  ];
}
