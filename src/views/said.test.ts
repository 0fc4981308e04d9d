import { describe, expect, it } from 'vitest';
import { el } from '../blocks/element.ts';
import { said, sentenceOf } from './said.ts';
import { figures, h2, p } from './showing.ts';

describe('the sentence of an answer', () => {
  it('is what its view marks', () => {
    expect(sentenceOf([el('h2', said('2 values read, 1 critical.'), '2 results'), p('Long. Longer.')])).toBe(
      '2 values read, 1 critical.',
    );
  });

  it('is a figure with its name', () => {
    expect(sentenceOf([h2('Result'), figures([['Total, all in'], '$56.50'])])).toBe('Total, all in, $56.50');
  });

  it('is never longer than a sentence', () => {
    expect(sentenceOf([p('Nothing is drawn there. Give another state.')])).toBe('Nothing is drawn there.');
    expect(sentenceOf([p('word '.repeat(100))]).length).toBeLessThanOrEqual(161);
    expect(sentenceOf([])).toBe('');
  });
});
