import { expect, test } from 'vitest';
import { textsOf } from '../core/catalog/item.ts';
import { loadDataset } from './load.ts';
import { panelPrep } from './panel-prep.ts';

test('each sentence once, in the order of the tests', () => {
  expect(panelPrep(['No fasting. Drink water.', 'No fasting. Tell about biotin.'], false, 'en')).toBe(
    'No fasting. Drink water. Tell about biotin.',
  );
  expect(panelPrep([], false, 'en')).toBeNull();
});

test('where one test needs a fast, nobody is told to eat', () => {
  const preps = [
    'No fasting. Drink water.',
    'Fast overnight for 12 hours; water is fine.',
    'Usually no fasting.',
  ];
  expect(panelPrep(preps, true, 'en')).toBe('Drink water. Fast overnight for 12 hours; water is fine.');
  expect(panelPrep(['Sin ayuno. Beba agua.', 'Ayune 12 horas.'], true, 'es')).toBe(
    'Beba agua. Ayune 12 horas.',
  );
});

test('every panel with a fast says so in both languages, and nothing against it', () => {
  const data = loadDataset();
  const panels = data.catalog.entries.filter(({ type, fasting }) => type === 'panel' && fasting.required);
  expect(panels.length).toBeGreaterThan(20);
  for (const panel of panels) {
    expect(panel.prep, panel.slug).toMatch(/\bfast\b|water only|do not eat/i);
    expect(panel.prep, panel.slug).not.toMatch(/(^|[.] )(usually )?no fasting\b/i);
    const es = textsOf(panel, data, 'es').prep;
    expect(es, panel.slug).toMatch(/\bayun|solo agua|no coma/i);
    expect(es, panel.slug).not.toMatch(/(^|[.] )(sin ayuno|no (se )?(requiere|necesita) ayuno)/i);
  }
});
