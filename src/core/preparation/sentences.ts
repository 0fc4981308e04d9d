import type { Fact } from '../model/preparation.ts';
import type { Words } from '../words/index.ts';
import { timeline } from './timeline.ts';

/** How to prepare, in plain sentences, in the order in which it is done. */
export const sentences = (facts: readonly Fact[], { preparation }: Words): string[] =>
  timeline(facts).map(({ facts }) => preparation.sentences(facts));
