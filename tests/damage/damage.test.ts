import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { fixtureFiles } from '../../src/data/root.fixture.ts';
import { sound } from './damage.ts';
import { changed, EVERYWHERE, FIELDS } from './everywhere.ts';
import { FILE_DAMAGES, HARMLESS } from './files.ts';
import { guardPage } from './guard-page.ts';
import { smallProject } from './project.ts';
import { RECORD_DAMAGES } from './records.ts';
import { missed } from './score.ts';
import { STORE_DAMAGES } from './store.ts';

const project = smallProject();
afterAll(project.remove);

const DAMAGES = [...FILE_DAMAGES, ...RECORD_DAMAGES, ...STORE_DAMAGES];
const kinds = (list: typeof DAMAGES) => [...Map.groupBy(list, ({ kind }) => kind)];
const caught = new Map<string, number>();

/** What is not told well, in words; counts the rest. */
function missing(kind: string, list: typeof DAMAGES, run: typeof project.damaged): string[] {
  const missedOnes = list.flatMap((damage) => {
    const what = missed(damage, run(damage.changes));
    return what === undefined ? [] : [`${damage.words} ${what}`];
  });
  caught.set(kind, list.length - missedOnes.length);
  return missedOnes;
}

test('the project is sound before it is damaged, and again after', () => {
  expect(Object.keys(project.damaged({}))).toEqual(['compiled']);
});

describe('damage is told with file, line and tip', () => {
  test.each(kinds(DAMAGES))('%s', (kind, list) => {
    expect(missing(kind, list, project.damaged)).toEqual([]);
  });

  test.each(kinds([...EVERYWHERE]))('%s', (kind, list) => {
    expect(missing(kind, list, project.read)).toEqual([]);
  });
});

test.each(HARMLESS)('$words is harmless', ({ changes }) => {
  expect(project.damaged(changes)).toEqual(project.damaged({}));
});

test('the score is published in docs/data-guard.md', async () => {
  const score = (list: typeof DAMAGES) =>
    kinds(list).map(([kind, { length }]) => ({ kind, ways: length, caught: caught.get(kind) ?? 0 }));
  const page = guardPage(score(DAMAGES), score([...EVERYWHERE]), HARMLESS);
  await expect(page).toMatchFileSnapshot('../../docs/data-guard.md');
});

describe('whatever happens to a file is told or leaves no trace, and nothing is thrown', () => {
  const files = Object.keys(fixtureFiles());
  const runs = { numRuns: 40 };
  const thrown = (changes: Parameters<typeof project.damaged>[0]): unknown => {
    const outcome = project.damaged(changes);
    return 'thrown' in outcome ? outcome.thrown : undefined;
  };

  test('cut at any byte', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true }), (file, share) => {
        const bytes = Buffer.from(sound(file));
        expect(thrown({ [file]: bytes.subarray(0, Math.floor(bytes.length * share)) })).toBeUndefined();
      }),
      runs,
    );
  });

  test('a table of prices cut at any byte is told, unless the same is read', () => {
    const file = 'data/store/prices.csv';
    const whole = project.damaged({});
    fc.assert(
      fc.property(fc.nat(sound(file).length - 1), (length) => {
        const outcome = project.damaged({ [file]: sound(file).slice(0, length) });
        if (!('told' in outcome)) expect(outcome).toEqual(whole);
      }),
      runs,
    );
  });

  test('any byte replaced', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), fc.integer({ min: 0, max: 255 }), (file, at, byte) => {
        const bytes = Buffer.from(sound(file));
        bytes[at % bytes.length] = byte;
        expect(thrown({ [file]: bytes })).toBeUndefined();
      }),
      runs,
    );
  });

  test('any field removed, or made null', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), fc.constantFrom(null, undefined), ([file, path], value) => {
        expect(thrown({ [file]: changed(file, path, () => value) })).toBeUndefined();
      }),
      runs,
    );
  });

  test('two cells of a row swapped', () => {
    const tables = files.filter((file) => /\.csv$/.test(file) && sound(file).trimEnd().includes('\n'));
    fc.assert(
      fc.property(fc.constantFrom(...tables), fc.nat(), fc.nat(), (file, one, other) => {
        const [header = '', row = '', ...rest] = sound(file).split('\n');
        const cells = row.split(',');
        const [i, j] = [one % cells.length, other % cells.length];
        const swapped = cells.with(i, cells[j] ?? '').with(j, cells[i] ?? '');
        expect(thrown({ [file]: [header, swapped.join(','), ...rest].join('\n') })).toBeUndefined();
      }),
      runs,
    );
  });
});

test('a slug may be any word of the language that the code is written in', () => {
  for (const slug of ['constructor', 'prototype', 'valueof']) {
    const file = `data/tests/${slug}.json`;
    const prices = 'data/store/prices.csv';
    const record = changed('data/tests/hemoglobin-a1c.json', ['id'], () => 't0900')
      .replaceAll('Hemoglobin A1c', slug)
      .replaceAll('Hemoglobina A1c', slug)
      .replace('"A1c"', '"of all things"')
      .replace('hemoglobina glicosilada', 'de todo')
      .replace('"4548-4"', '');
    const outcome = project.damaged({
      [file]: record,
      [prices]: `${sound(prices)}${slug},2000,,,2026-10-01\n`,
      'data/terms-es.csv': `${sound('data/terms-es.csv')}${slug},${slug}\n`,
    });
    expect(outcome).toHaveProperty('compiled', expect.stringContaining(`"slug":"${slug}"`));
  }
});
