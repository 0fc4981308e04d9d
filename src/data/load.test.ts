import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadDataset } from './load.ts';

/** A folder of slices: the named ones as given, and no others. */
function folderOf(slices: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'slices-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(slices)) writeFileSync(join(folder, `${name}.json`), text);
  return `${folder}/`;
}

const GOALS = '{"goals":[{"slug":"energy","said":{"en":{"name":"Energy"}}}]}';

test('a slice is read when it is asked for, and no other one with it', () => {
  const data = loadDataset(folderOf({ goals: GOALS, catalog: '{"entries":' }));
  expect(data.goals.goals.map(({ slug }) => slug)).toEqual(['energy']);
  expect(() => data.catalog).toThrow('Unexpected end of JSON input');
  expect(() => data.markers).toThrow('ENOENT');
});

test('a slice that could not be read is tried again', () => {
  const folder = folderOf({ goals: '{' });
  const data = loadDataset(folder);
  expect(() => data.goals).toThrow(SyntaxError);
  writeFileSync(`${folder}goals.json`, GOALS);
  expect(data.goals.goals).toHaveLength(1);
});

test('a slice is frozen at every depth', () => {
  const { goals } = loadDataset(folderOf({ goals: GOALS }));
  const [goal] = goals.goals;
  expect(() => Object.assign(goals, { extra: 1 })).toThrow(TypeError);
  expect(() => Object.assign(goals.goals, { 1: 'goal' })).toThrow(TypeError);
  expect(() => Object.assign(goal ?? {}, { slug: 'sleep' })).toThrow(TypeError);
  expect(() => Object.assign(goal?.said.en ?? {}, { name: 'weary' })).toThrow(TypeError);
});

const EMPTY_SEARCH = '{"owners":[],"names":{},"topics":{},"general":[],"places":[]}';

test('a slice is read once and is the same object ever after, whatever happens to its file', () => {
  const folder = folderOf({ goals: GOALS, zips: '{"zips":[501]}', search: EMPTY_SEARCH });
  const data = loadDataset(folder);
  const first = [data.goals, data.zips, data.search];
  rmSync(folder, { recursive: true });
  expect(data.goals).toBe(first[0]);
  expect(data.zips).toBe(first[1]);
  expect(data.search).toBe(first[2]);
});

test('the search slice is opened as names that can be asked', () => {
  const { search } = loadDataset(
    folderOf({ search: '{"owners":["tsh"],"names":{"tsh":[0,0]},"topics":{},"general":[],"places":[]}' }),
  );
  expect(search.find('tsh').items).toEqual([{ slug: 'tsh', on: 'slug', certainty: 'sure' }]);
});

test('the dataset names all of its slices without reading one', () => {
  const data = loadDataset(folderOf({}));
  expect(Object.keys(data)).toEqual([
    'service',
    'brand',
    'catalog',
    'itemTexts',
    'differences',
    'preparations',
    'conditions',
    'search',
    'notSold',
    'goals',
    'signs',
    'analytes',
    'registry',
    'markers',
    'patterns',
    'interpretations',
    'conversions',
    'providers',
    'hospitalCharges',
    'sites',
    'zips',
    'towns',
    'learning',
    'changes',
    'pages',
    'itemTwins',
    'skills',
    'appStyles',
    'country',
  ]);
});
