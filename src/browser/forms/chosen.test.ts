import { describe, expect, it } from 'vitest';
import { called, entriesOf, slugsIn, withoutSlug, withSlug } from './chosen.ts';

describe('the chosen tests of a basket', () => {
  it.each([
    ['', []],
    ['tsh', ['tsh']],
    ['tsh,cbc', ['tsh', 'cbc']],
    ['tsh\n\ncbc\n ', ['tsh', 'cbc']],
  ])('%o holds %o', (text, slugs) => {
    expect(slugsIn(text)).toEqual(slugs);
  });

  it('takes each one once, at the end', () => {
    expect(withSlug('', 'tsh')).toBe('tsh');
    expect(withSlug('tsh,cbc', 'cmp')).toBe('tsh\ncbc\ncmp');
    expect(withSlug('tsh\ncbc', 'tsh')).toBe('tsh\ncbc');
  });

  it.each([
    ['tsh', 'cbc\ncmp', 0],
    ['cbc', 'tsh\ncmp', 1],
    ['cmp', 'tsh\ncbc', 1],
  ])('without %s leaves %o and the focus at place %i', (slug, text, focus) => {
    expect(withoutSlug('tsh\ncbc\ncmp', slug)).toEqual({ text, focus });
  });

  it('has no place for the focus when the last one is removed', () => {
    expect(withoutSlug('tsh', 'tsh')).toEqual({ text: '', focus: undefined });
  });

  it('shows a slug until its name is known', () => {
    const cbc = { value: 'cbc', label: 'Complete blood count' };
    expect(entriesOf('tsh\ncbc', new Map([['cbc', cbc]]))).toEqual([{ value: 'tsh', label: 'tsh' }, cbc]);
  });

  it('knows what was typed in full, by its name in any case and accents or by its slug', () => {
    const options = [
      { value: 'acido-folico', label: 'Ácido fólico' },
      { value: 'tsh', label: 'TSH' },
    ];
    expect(called(options, 'acido FOLICO')).toBe(options[0]);
    expect(called(options, 'tsh')).toBe(options[1]);
    expect(called(options, 'ts')).toBeUndefined();
  });
});
