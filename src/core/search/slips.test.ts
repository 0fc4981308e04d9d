import { describe, expect, it } from 'vitest';
import { loadSearchFile } from '../../data/load.ts';
import { namesIn } from './names.ts';
import { correctionsOf, soundOf, splitOf } from './slips.ts';
import { tokensOf } from './words.ts';

const names = namesIn(loadSearchFile());
const corrected = (word: string) => tokensOf(word).flatMap((token) => correctionsOf(token, names))[0];
const parted = (word: string) => tokensOf(word).flatMap((token) => splitOf(token, names) ?? []);

describe('a slip', () => {
  it.each([
    ['ferritinn', 'ferritin'],
    ['homosisteine', 'homocysteine'],
    ['tiroydes', 'tiroides'],
    ['hirmone', 'hormone'],
    ['bipase', 'lipase'],
    ['hgc', 'hcg'],
    ['epatitis', 'hepatitis'],
    ['pannel', 'panel'],
  ])('%s is one of %s', (typed, word) => {
    expect(corrected(typed)).toBe(word);
  });

  it.each(['tsh', 'ferritin', 'igg', 't4', 'movie'])('is not in "%s"', (word) => {
    expect(corrected(word)).toBeUndefined();
  });

  it('may be a lost space', () => {
    expect(parted('lipidpanel')).toEqual(['lipid', 'panel']);
    expect(parted('examendetiroides')).toEqual(['examen', 'de', 'tiroides']);
  });

  it('is heard as it is written by ear', () => {
    for (const [heard, written] of [
      ['zink', 'zinc'],
      ['colesterol', 'cholesterol'],
      ['alerjia', 'alergia'],
      ['fosfatasa', 'phosphatasa'],
    ] as const)
      expect(soundOf(heard)).toBe(soundOf(written));
  });
});
