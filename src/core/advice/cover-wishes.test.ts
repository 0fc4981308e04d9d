import { describe, expect, it } from 'vitest';
import { choosing, entry, wish } from './advice.fixture.ts';
import { type Choosing, costOf, coverWishes, withWishes } from './cover-wishes.ts';
import type { Wish } from './wishes.ts';

const [a, b, c] = [entry('a', 20), entry('b', 20), entry('c', 20)];
const ordered = (wishes: readonly Wish[], from: Choosing) =>
  withWishes(coverWishes(wishes, from), wishes, from.lab);
const slugs = (...given: Parameters<typeof ordered>): string[] =>
  ordered(...given).map(({ entry }) => entry.slug);

describe('what is ordered for wishes', () => {
  it('is the cheapest of tests and panels', () => {
    const panel = entry('ab', 30, ['a', 'b']);
    expect(slugs([wish(a), wish(b)], choosing([a, b, panel]))).toEqual(['ab']);
    expect(slugs([wish(a), wish(b)], choosing([a, b, entry('ab', 41, ['a', 'b'])]))).toEqual(['a', 'b']);
  });

  it('is a panel of the goals that looks ahead, where it costs a little more and the ceiling holds it', () => {
    const panel = entry('abc', 43, ['a', 'b', 'c']);
    const curated = { curated: new Set(['abc']), wished: new Set(['a', 'b', 'c']) };
    const wishes = [wish(a), wish(b)];
    expect(slugs(wishes, choosing([a, b, c, panel], curated))).toEqual(['abc']);
    expect(slugs(wishes, choosing([a, b, c, panel], { ...curated, ceilingCents: 4200 }))).toEqual(['a', 'b']);
    expect(slugs(wishes, choosing([a, b, c, panel]))).toEqual(['a', 'b']);
  });

  it('is never a panel that measures what is not for this person', () => {
    const panel = entry('ab', 10, ['a', 'b']);
    const own = { curated: new Set(['ab']) };
    expect(slugs([wish(a)], choosing([a, panel], own))).toEqual(['ab']);
    expect(slugs([wish(a)], choosing([a, panel], { ...own, unwanted: new Set(['b']) }))).toEqual(['a']);
  });

  it('is a panel of another sex or age only for who is known to be of it', () => {
    const panel = entry('ab', 10, ['a', 'b'], { sex: 'female', ageFrom: 65 });
    const wishes = [wish(a), wish(b)];
    expect(slugs(wishes, choosing([a, b, panel]))).toEqual(['a', 'b']);
    expect(slugs(wishes, choosing([a, b, panel], { person: { sex: 'female' } }))).toEqual(['a', 'b']);
    expect(slugs(wishes, choosing([a, b, panel], { person: { sex: 'female', age: 70 } }))).toEqual(['ab']);
  });

  it('is no panel put together for something else that is mostly not asked for', () => {
    const panel = entry('abc', 10, ['a', 'b', 'c']);
    expect(slugs([wish(a)], choosing([a, b, c, panel]))).toEqual(['a']);
    expect(slugs([wish(a), wish(b)], choosing([a, b, c, panel]))).toEqual(['abc']);
  });

  it('names each wish once, and adds up', () => {
    const items = ordered([wish(a), wish(b), wish(c)], choosing([a, b, c, entry('ab', 30, ['a', 'b'])]));
    expect(items.flatMap(({ wishes }) => wishes.map((one) => one.entry.slug))).toEqual(['a', 'b', 'c']);
    expect(costOf(items)).toBe(5000);
  });
});
