import { expect, it } from 'vitest';
import { nameCases, strangers, understood } from './names.fixture.ts';

const cases = nameCases();

it('never takes a printed name for another analyte', () => {
  const wrong = cases.flatMap((one) => {
    const { how, as } = understood(one);
    return how === 'wrong' ? [`${one.printed} ${one.unit}: ${as.join()} for ${one.concept}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('understands most of what is measured, and asks about most of the rest', () => {
  const known = cases.filter(({ allowed, from }) => allowed.size > 0 && from !== 'slip');
  const how = known.map((one) => understood(one).how);
  const share = (kind: string): number => how.filter((one) => one === kind).length / how.length;
  expect(known.length).toBeGreaterThan(6000);
  expect(share('right')).toBeGreaterThan(0.7);
  expect(share('unknown')).toBeLessThan(0.1);
});

it('holds at least three thousand names, each once, and knows every analyte that it names', () => {
  expect(cases.length).toBeGreaterThanOrEqual(3000);
  expect(new Set(cases.map(({ printed, unit }) => `${printed}\t${unit}`)).size).toBe(cases.length);
  expect(strangers()).toEqual([]);
});
