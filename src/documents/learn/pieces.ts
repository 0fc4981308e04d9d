import type { Block } from '../../blocks/doc.ts';
import { componentsIn } from '../../core/guides/prose-components.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { partBlocks } from './parts/index.ts';

/** A body of prose in its order: Markdown as it is written, and what each component stands for. */
export function piecesOf(body: string, data: Dataset, lang: Lang): (string | Block[])[] {
  const pieces: (string | Block[])[] = [];
  let from = 0;
  for (const { source, name, props, at } of componentsIn(body)) {
    pieces.push(body.slice(from, at), partBlocks(name, props, data, lang));
    from = at + source.length;
  }
  return [...pieces, body.slice(from)];
}
