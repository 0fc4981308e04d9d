import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { proseSound } from '../checks/learning/prose-sound.ts';
import { KINDS } from '../new/records.ts';
import { readAuthored } from '../read/authored.ts';
import { readingOf } from '../read/store.ts';
import { fixtureFiles, fixtureRoot } from '../root.fixture.ts';
import { run } from './new-record.ts';

let said: string[] = [];
beforeEach(() => {
  said = [];
  const say = (text: unknown): void => {
    said.push(String(text));
  };
  vi.spyOn(console, 'info').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The fixture with a store of its own: the demonstration under another folder. */
const withStore = (): string =>
  fixtureRoot(
    Object.fromEntries(
      Object.entries(fixtureFiles()).flatMap(([file, text]) =>
        file.startsWith('data/store/') ? [[file.slice('data/'.length), text]] : [],
      ),
    ),
  );
const written = (root: string, file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

/** Where a record holds nothing. */
const emptyIn = (value: unknown, path = ''): string[] =>
  value === null || value === ''
    ? [path]
    : typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, path === '' ? key : `${path}.${key}`))
      : [];

test.each(KINDS)('npm run data names exactly what is empty in a new %s', (kind) => {
  const root = withStore();
  const before = readingOf(root);
  readAuthored(before);
  expect(before.breaches).toEqual([]);
  expect(run([kind, 'brand-new'], root)).toBe(0);
  const [file = ''] = (said[0] ?? '').split('\n');
  const text = readFileSync(resolve(root, file), 'utf8');
  const record = file.endsWith('.mdx') ? parseYaml(text.split('---\n')[1] ?? '') : JSON.parse(text);
  const reading = readingOf(root);
  readAuthored(reading);
  const told = reading.breaches.filter((breach) => breach.file === file);
  // Which need of fasting is meant decides what else is wanted, so the record around it is named.
  const asked = told.map(({ at }) => (at === 'preparation.fasting' ? 'preparation.fasting.need' : at));
  expect(asked.sort()).toEqual(emptyIn(record).sort());
  expect(told.filter(({ line, tip }) => line === undefined || tip === '')).toEqual([]);
  expect(said.join('\n')).toContain(`${file}\n  line `);
});

test('tests, panels, goals and guides go into the store, with numbers that the project never takes', () => {
  const root = withStore();
  expect(run(['test', 'lysozyme'], root)).toBe(0);
  expect(run(['test', 'muramidase'], root)).toBe(0);
  expect(run(['panel', 'both'], root)).toBe(0);
  expect([
    written(root, 'store/tests/lysozyme.json').id,
    written(root, 'store/tests/muramidase.json').id,
    written(root, 'store/panels/both.json').id,
  ]).toEqual(['t9001', 't9002', 'p9001']);
  expect(run(['guide', 'lysozyme'], root)).toBe(0);
  expect(existsSync(resolve(root, 'store/content/es/guides/lysozyme.mdx'))).toBe(true);
  expect(run(['marker', 'lysozyme'], root)).toBe(0);
  expect(existsSync(resolve(root, 'data/markers/lysozyme.json'))).toBe(true);
});

test('without a store of one’s own everything goes into the project, with the next number', () => {
  const root = fixtureRoot();
  const { id } = written(root, 'data/tests/hemoglobin-a1c.json');
  expect(run(['test', 'lysozyme'], root)).toBe(0);
  expect(written(root, 'data/tests/lysozyme.json').id > id).toBe(true);
});

test('a guide without a text is refused when its fields are filled', () => {
  const root = fixtureRoot();
  expect(run(['guide', 'lysozyme'], root)).toBe(0);
  const file = resolve(root, 'content/en/guides/lysozyme.mdx');
  const fields = {
    title: 'Lysozyme and what it says',
    description:
      'What a lysozyme test is for, how it is read, and when it is worth repeating after a change of treatment.',
    topic: 'results',
    publisher: 'ARUP Laboratories',
    url: 'https://ltd.aruplab.com/Tests/Pub/2012039',
    accessed: '"2026-11-21"',
  };
  const filled = Object.entries(fields).reduce(
    (text, [field, value]) => text.replaceAll(`${field}: null`, `${field}: ${value}`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, filled);
  const reading = readingOf(root);
  const authored = readAuthored(reading);
  expect(reading.breaches.filter((breach) => breach.file.startsWith('content/en'))).toEqual([]);
  expect(
    proseSound
      .run(authored)
      .filter((breach) => breach.file.startsWith('content/en'))
      .map(({ at }) => at),
  ).toEqual(['body']);
});

test('a record that exists is never touched, for everybody or in the store', () => {
  const root = withStore();
  const before = readFileSync(resolve(root, 'data/tests/glucose.json'), 'utf8');
  expect(run(['test', 'glucose'], root)).toBe(1);
  expect(said.join('\n')).toContain('data/tests/glucose.json exists already');
  expect(existsSync(resolve(root, 'store/tests/glucose.json'))).toBe(false);
  expect(readFileSync(resolve(root, 'data/tests/glucose.json'), 'utf8')).toBe(before);
});

test('help is printed, and everything wrong is said at once', () => {
  expect(run(['--help'])).toBe(0);
  expect(said.join('\n')).toContain('usage: npm run new');
  said = [];
  expect(run(['recipe', 'Not A Slug', 'more'])).toBe(2);
  expect(said.join('\n')).toMatch(/Say what it is[\s\S]*Give a slug[\s\S]*One record at a time/);
  expect(run(['--what'])).toBe(2);
});
