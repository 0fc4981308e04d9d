import { heading } from '../../blocks/doc.ts';
import { type Element, el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import type { compareProvider } from '../../core/tools/compare-provider.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import { ANSWER_WORDS } from '../compare-prices/table-words.ts';
import { a, h2, messageElements, p, type Showing, sourcesElement, toElements } from '../showing.ts';
import { besideOf, cautionBlocks, differenceBlocks, partiesTable, spotsTable, winsBlocks } from './blocks.ts';

/** Another service beside this one: the list of them, or one in full. */
export function result(answer: AnswerOf<typeof compareProvider>, showing: Showing): Element[] {
  const { lang } = showing;
  const words = ANSWER_WORDS[lang];
  if (answer.status !== 'ok') return messageElements(answer, showing, 'provider');
  const beside = besideOf(answer);
  if (beside === undefined)
    return [
      h2(words.services),
      el(
        'ul',
        {},
        ...(answer.providers ?? []).map(({ slug, name }) =>
          el('li', {}, a(name, pathIn(`/compare/${slug}`, lang))),
        ),
      ),
    ];
  const { truncated, sources } = beside;
  const blocks = [
    heading(words.beside(beside.service.name, beside.provider.name)),
    ...cautionBlocks(beside, lang),
    partiesTable(beside, lang),
    ...winsBlocks(beside, lang, 3),
    ...(beside.spotPrices.length === 0 ? [] : [spotsTable(beside, lang)]),
    ...differenceBlocks(beside, lang, 3),
  ];
  return [
    ...toElements(blocks, showing),
    ...(truncated === undefined ? [] : [p(truncated)]),
    ...sourcesElement(sources, showing),
  ];
}
