import { describe, expect, it } from 'vitest';
import { CLOSED, closed, type Option, pressed, suggested } from './suggestions.ts';

const options = ['TSH', 'CBC', 'CMP'].map((label): Option => ({ value: label.toLowerCase(), label }));
const list = suggested(options);
/** Where keys lead, one after the other. */
const byKeys = (...keys: string[]) => keys.reduce((state, key) => pressed(state, key)?.next ?? state, list);

describe('a list of suggestions', () => {
  it('opens with the first eight, none of them chosen', () => {
    const many = Array.from({ length: 12 }, (_, i): Option => ({ value: `${i}`, label: `${i}` }));
    expect(suggested(many)).toEqual({ open: true, options: many.slice(0, 8), at: undefined });
  });

  it('stays closed where nothing fits', () => {
    expect(suggested([]).open).toBe(false);
  });

  it.each([
    [['ArrowDown'], 0],
    [['ArrowDown', 'ArrowDown'], 1],
    [['ArrowUp'], 2],
    [['ArrowDown', 'ArrowUp'], 2],
    [['ArrowUp', 'ArrowDown'], 0],
    [['ArrowUp', 'ArrowUp'], 1],
  ])('%o lead to place %i', (keys, at) => {
    expect(byKeys(...keys)).toEqual({ ...list, at });
  });

  it('gives Enter the chosen option, else the first, and closes', () => {
    expect(pressed(list, 'Enter')).toEqual({ next: closed(list), taken: options[0] });
    expect(pressed(byKeys('ArrowUp'), 'Enter')).toEqual({ next: closed(list), taken: options[2] });
  });

  it('closes on Escape and takes nothing', () => {
    expect(pressed(byKeys('ArrowDown'), 'Escape')).toEqual({ next: closed(list), taken: undefined });
    expect(closed(byKeys('ArrowDown'))).toMatchObject({ open: false, at: undefined });
  });

  it('leaves all keys to the field while it is closed, and other keys always', () => {
    for (const key of ['Escape', 'ArrowDown', 'ArrowUp', 'Enter']) {
      expect(pressed(CLOSED, key), key).toBeUndefined();
      expect(pressed(closed(list), key), key).toBeUndefined();
    }
    expect(pressed(list, 'a')).toBeUndefined();
    expect(pressed(list, 'Tab')).toBeUndefined();
  });
});
