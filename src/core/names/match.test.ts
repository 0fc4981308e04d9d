import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { data } from '../tools/call.fixture.ts';
import { editDistance, slipBetween } from './distance.ts';
import { fold, mostFolded } from './fold.ts';
import { matchName, nameIndex } from './match.ts';

const index = nameIndex([
  { slug: 'tsh', names: ['TSH', 'Thyroid stimulating hormone'] },
  { slug: 'free-t4', names: ['Free T4', 'FT4'] },
  { slug: 'free-t3', names: ['Free T3', 'FT3'] },
  { slug: 'vitamin-d-25-oh', names: ['25-OH vitamin D', '25-hydroxyvitamin D'] },
  { slug: 'crp', names: ['C-reactive protein', 'Proteína C reactiva'] },
  { slug: 'a', names: ['Shared name'] },
  { slug: 'b', names: ['shared name'] },
]);

describe('matching a typed name', () => {
  it.each([
    ['tsh', 'tsh'],
    [' T S H ', 'tsh'],
    ['thyroid-stimulating hormone', 'tsh'],
    ['thyroid stimulatng hormone', 'tsh'],
    ['25(OH) vitamin D', 'vitamin-d-25-oh'],
    ['proteina c reactiva', 'crp'],
    ['C reactive protien', 'crp'],
    ['ft4', 'free-t4'],
  ])('%s means %s', (typed, slug) => {
    expect(matchName(typed, index)).toEqual({ kind: 'one', slug });
  });

  it('never takes one digit for another', () => {
    expect(slipBetween('free t4', 'free t3')).toBe(Number.POSITIVE_INFINITY);
    expect(matchName('free t5', index).kind).toBe('none');
  });

  it('asks back when two records claim the name', () => {
    expect(matchName('Shared Name', index)).toEqual({ kind: 'several', slugs: ['a', 'b'] });
  });

  it.each(['constructor', '__proto__', 'toString', '', '   ', '!!!', 'zzzzzz'])(
    '%o means nothing',
    (typed) => {
      expect(matchName(typed, index)).toEqual({ kind: 'none', near: [] });
    },
  );

  it('folds to the same spelling when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('never folds a text to more letters than its bound, whatever a letter is spelled out as', () => {
    expect(fold('\uFDFA'.repeat(80)).length).toBeLessThanOrEqual(2 * 80 + 16);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('\uFDFA', 'α', '+'), (text, letter) => {
        const grown = text + letter.repeat(text.length + 5);
        expect(fold(grown).length).toBeLessThanOrEqual(mostFolded(grown));
        expect(fold(fold(grown))).toBe(fold(grown));
      }),
    );
  });

  it('folds every name of the data whole', () => {
    const names = [
      ...data.catalog.entries.flatMap(({ said: { en, es } }) => [en.name, es.name, ...en.aliases]),
      ...data.markers.records.flatMap(({ said: { en, es } }) => [en.name, es.name, ...en.aliases]),
    ];
    for (const name of names) expect(fold(`${name}. Last`)).toBe(`${fold(name)} last`);
  });

  it('counts a swap of neighbours as one edit', () => {
    expect(editDistance('ferritin', 'ferrtiin', 2)).toBe(1);
    expect(editDistance('abc', 'xyz', 2)).toBe(3);
  });
});
