import { describe, expect, it } from 'vitest';
import { smallDataset } from '../../../core/dataset.fixture.ts';
import { candidates, completed, MOST_VALUES } from './candidates.ts';
import { completion } from './complete.ts';

const data = smallDataset();
const { origin } = data.service.service;
const ofPrompt = (name: string, argument: string, value: string) =>
  completion({ type: 'ref/prompt', name }, { name: argument, value }, data).values;
const ofAddress = (path: string, value: string) =>
  completion({ type: 'ref/resource', uri: origin + path }, { name: 'slug', value }, data).values;

describe('completion', () => {
  it('finds slugs by their names, in the language of the prompt or the address', () => {
    expect(ofAddress('/tests/{slug}.md', 'gluc')).toEqual(['glucose']);
    expect(ofAddress('/es/tests/{slug}.md', 'glucosa')).toEqual(['glucose']);
    expect(ofAddress('/tests/{slug}.md', 'glucosa')).toEqual([]);
    expect(ofAddress('/panels/{slug}.md', '')).toEqual(['sugar-check']);
    expect(ofAddress('/biomarkers/{slug}.md', 'g')).toEqual(['glucose']);
    expect(ofAddress('/guides/{slug}.md', 'fast')).toEqual(['fasting']);
    expect(ofAddress('/conditions/{slug}.md', 'diab')).toEqual(['diabetes']);
  });

  it('completes the last of a list, and leaves those before it as they are', () => {
    expect(ofPrompt('quote-my-list', 'tests', 'Vitamin D, sugar c')).toEqual(['Vitamin D, sugar-check']);
  });

  it('finds states by name and by code', () => {
    expect(ofPrompt('quote-my-list', 'state', 'tx')).toEqual(['Texas']);
    expect(ofPrompt('cotizar-mi-lista', 'estado', 'nueva y')).toEqual(['Nueva York']);
  });

  it('has nothing for what only the person knows, and refuses what does not exist', () => {
    expect(ofPrompt('read-my-report', 'report', 'TSH')).toEqual([]);
    expect(ofPrompt('read-my-report', 'colour', 'r')).toEqual([]);
    expect(() => ofPrompt('nope', 'x', '')).toThrow('No prompt has this name');
    expect(() => ofAddress('/labs/{slug}.md', '')).toThrow('No template of resources');
  });

  it('puts what begins with a text before that of which a further word does, and looks into no word', () => {
    const all = ['free t4', 't4', 'art4', 'total t4'].map((value) => ({ value, names: [] }));
    expect(completed('t4', all, false).values).toEqual(['t4', 'free t4', 'total t4']);
  });

  it(`gives ${MOST_VALUES} values at most, and says how many there are`, () => {
    const all = Array.from({ length: 250 }, (_, i) => ({ value: `test-${i}`, names: [] }));
    const { values, total, hasMore } = completed('', all, false);
    expect([values.length, total, hasMore]).toEqual([100, 250, true]);
  });

  it('offers what is asked for most first', () => {
    const popular = data.catalog.entries.filter((entry) => entry.popular).map(({ slug }) => slug);
    const offered = candidates('item', 'en', data).map(({ value }) => value);
    expect(offered.slice(0, popular.length).sort()).toEqual(popular.sort());
  });
});
