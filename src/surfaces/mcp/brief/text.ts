import { blocksMarkdown } from '../../../blocks/markdown.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { answerBlocks } from '../../../views/generic/answer.ts';
import type { Item } from './json.ts';

/** A brief answer as text. Labs go with their identifiers: whoever reads it needs them to ask for one. */
export function briefText(brief: Item, lang: Lang, { service, labs }: Dataset['service']): string {
  const names = Object.fromEntries(labs.map(({ id, name }) => [id, `${name} (${id})`]));
  return blocksMarkdown(answerBlocks(brief, lang, names), service.origin, lang);
}
