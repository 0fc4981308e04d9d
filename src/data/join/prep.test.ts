import { expect, test } from 'vitest';
import { textsOf } from '../../core/catalog/item.ts';
import { loadDataset } from '../load.ts';
import { joinedPrep } from './prep.ts';

test('each sentence once, in the order of the tests', () => {
  const preps = [
    [{ noFast: 'No fasting.' }, 'Drink water.'],
    [{ noFast: 'Fasting is not required.' }, 'Drink water.', 'Tell about biotin.'],
    [{ mayEat: 'Usually no fasting.' }],
  ];
  expect(joinedPrep(preps, false)).toBe('No fasting. Drink water. Tell about biotin. Usually no fasting.');
  expect(joinedPrep([], false)).toBeNull();
});

test('where one test needs a fast, nobody is told to eat, in whatever words', () => {
  const preps = [
    [{ noFast: 'No fasting.' }, 'Drink water.'],
    ['Fast overnight for 12 hours; water is fine.'],
    [{ mayEat: 'A snack is fine.' }],
  ];
  expect(joinedPrep(preps, true)).toBe('Drink water. Fast overnight for 12 hours; water is fine.');
});

test('every panel with a fast says so in both languages, and nothing against it', () => {
  const data = loadDataset();
  const panels = data.catalog.entries.filter(({ type, fasting }) => type === 'panel' && fasting.required);
  expect(panels.length).toBeGreaterThan(20);
  for (const panel of panels) {
    const en = textsOf(panel, data, 'en').prep;
    expect(en, panel.slug).toMatch(/\bfast\b|water only|do not eat/i);
    expect(en, panel.slug).not.toMatch(/(^|[.] )(usually )?no fasting\b/i);
    const es = textsOf(panel, data, 'es').prep;
    expect(es, panel.slug).toMatch(/\bayun|solo agua|no coma/i);
    expect(es, panel.slug).not.toMatch(/(^|[.] )(sin ayuno|no (se )?(requiere|necesita) ayuno)/i);
  }
});
