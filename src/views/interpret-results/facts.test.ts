import { expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { reportFacts } from './facts.ts';

const data = loadDataset();
const facts = reportFacts(data, 'en');

it.each([
  ['hemoglobin', 'blood'],
  ['neutrophils-percent', 'blood'],
  ['ferritin', 'iron'],
  ['hemoglobin-a1c', 'sugar'],
  ['ldl-cholesterol', 'fats'],
  ['potassium', 'kidneys'],
  ['alt', 'liver'],
  ['tsh', 'thyroid'],
  ['testosterone-total', 'hormones'],
  ['vitamin-d-25-oh', 'vitamins'],
  ['calcium', 'minerals'],
  ['crp', 'inflammation'],
  ['inr', 'clotting'],
  ['urine-protein-dipstick', 'urine'],
  ['creatinine-urine-random', 'urine'],
  ['lithium', 'medicines'],
])('%s is looked for under %s', (slug, system) => {
  expect(facts[slug]?.system).toBe(system);
});

it('knows every marker in both languages, few of them without a place', () => {
  expect(Object.keys(facts)).toHaveLength(data.markers.records.length);
  const lost = Object.values(facts).filter(({ system }) => system === 'others').length;
  expect(lost / data.markers.records.length).toBeLessThan(0.2);
});

it('names the cheapest single test, with the price that pages show', () => {
  const entry = data.catalog.entries.find(({ slug }) => slug === 'tsh');
  expect(facts.tsh?.test).toEqual({ slug: 'tsh', name: entry?.said.en.name, cents: entry?.listCents });
});

it('holds published ranges of grown people only', () => {
  const whom = (facts.tsh?.ranges ?? []).map((range) => range.whom).join('\n');
  expect(facts.tsh?.ranges.length).toBeGreaterThan(2);
  expect(whom).not.toMatch(/trimester|newborns|children/i);
});
