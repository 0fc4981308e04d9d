import { describe, expect, it } from 'vitest';
import { el, type Node } from '../../blocks/element.ts';
import { excerptNodes, isAbout, marked, withoutTitle } from './search-marks.ts';

const printed = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `[${printed(node.children)}]`)).join('');

describe('marking what was typed', () => {
  it.each([
    ['TSH (Thyroid-Stimulating Hormone)', 'thy stim', 'TSH ([Thy]roid-[Stim]ulating Hormone)'],
    ['Vitamina D', 'vitamina', '[Vitamina] D'],
    ['Análisis de colesterol', 'analisis', '[Análisis] de colesterol'],
    ['Lipid panel', 'zinc', 'Lipid panel'],
    ['Lipid panel', '', 'Lipid panel'],
    ['Lipid panel', '(', 'Lipid panel'],
  ])('%s, %s', (text, typed, shown) => {
    expect(printed(marked(text, typed))).toBe(shown);
  });

  it('keeps the whole text', () => {
    const text = 'Free T4 & T3 <α-1>';
    expect(printed(marked(text, 'free t')).replace(/[[\]]/g, '')).toBe(text);
  });
});

it('turns an excerpt into text and marks, and nothing else into elements', () => {
  expect(excerptNodes('a <mark>TSH</mark> &lt;b&gt; &amp;lt; <img src=x>')).toEqual([
    'a ',
    el('mark', {}, 'TSH'),
    ' <b> &lt; <img src=x>',
  ]);
});

it('shows no mark that is not whole, and marks no word that stands in every text', () => {
  expect(excerptNodes('a</mark> <mark>The</mark> iron <mark>of')).toEqual(['a ', 'The', ' iron of']);
});

it.each([
  ['<mark>Cholesterol.</mark> What it is', 'Cholesterol', 'What it is'],
  ['High <mark>TSH</mark>. The <mark>thyroid</mark>', 'High TSH', 'The <mark>thyroid</mark>'],
  ['<mark>Iron. Iron</mark> is', 'Iron', '<mark> Iron</mark> is'],
  ['Another text', 'Iron', 'Another text'],
])('%o without its title %o is %o', (excerpt, title, rest) => {
  expect(withoutTitle(excerpt, title)).toBe(rest);
});

describe('a page found by its words', () => {
  it.each([
    ['thyroid', 'TSH', 'of the <mark>thyroid</mark> gland', true],
    ['fasted', 'Glucose', 'after <mark>fasting</mark>', true],
    ['tsh', 'High TSH', 'nothing marked', true],
    ['qqzzxxyy', 'Q fever', 'the <mark>Q</mark> fever', false],
    ['qqzz iron', 'Iron', '<mark>iron</mark>', true],
    ['análisis', 'Guía', '<mark>Analisis</mark>', true],
  ])('%o: %o, %o is about it: %o', (typed, title, excerpt, expected) => {
    expect(isAbout(typed, title, excerpt)).toBe(expected);
  });
});
