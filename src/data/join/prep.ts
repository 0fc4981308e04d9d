import type { Prep } from '../../core/model/catalog.ts';

type Sentence = Prep[number];

const textOf = (sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : 'noFast' in sentence ? sentence.noFast : sentence.mayEat;

const saysOnlyNoFast = (sentence: Sentence): boolean => typeof sentence !== 'string' && 'noFast' in sentence;

/**
 * How to prepare for a panel, from what its tests say, each sentence once; for a test it is what that says. Where one
 * test needs a fast, the others' leave to eat is not repeated.
 */
export function joinedPrep(preps: readonly Prep[], fasting: boolean): string | null {
  const sentences = preps.flat().filter((sentence) => !fasting || typeof sentence === 'string');
  const first = sentences.find(saysOnlyNoFast);
  const kept = sentences.filter((sentence) => sentence === first || !saysOnlyNoFast(sentence));
  return [...new Set(kept.map(textOf))].join(' ') || null;
}
