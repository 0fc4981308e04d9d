import { heading } from '../../blocks/doc.ts';
import { type Element, el } from '../../blocks/element.ts';
import { ANSWER_WORDS } from '../compare-prices/table-words.ts';
import {
  type Answer,
  a,
  h2,
  messageElements,
  ownPath,
  type Showing,
  sourcesElement,
  toElements,
} from '../showing.ts';
import { type Beside, partiesTable, spotsTable, winsBlocks } from './blocks.ts';

/** Another service beside this one: the list of them, or one in full. */
export function providerElements(answer: Answer, showing: Showing): Element[] {
  const words = ANSWER_WORDS[showing.lang];
  const { providers } = answer as {
    providers?: readonly { readonly name: string; readonly url: string }[];
  };
  if (providers !== undefined)
    return [
      h2(words.services),
      el('ul', {}, ...providers.map(({ name, url }) => el('li', {}, a(name, ownPath(url, showing))))),
    ];
  if (answer.status !== 'ok') return messageElements(answer, showing, 'provider');
  const beside = answer as unknown as Beside;
  const blocks = [
    heading(words.beside(beside.service.name, beside.provider.name)),
    partiesTable(beside, showing),
    ...winsBlocks(beside, showing, 3),
    ...(beside.spotPrices.length === 0 ? [] : [spotsTable(beside, showing)]),
  ];
  return [...toElements(blocks, showing), ...sourcesElement(beside.sources, showing)];
}
