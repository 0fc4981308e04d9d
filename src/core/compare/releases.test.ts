import { expect, it } from 'vitest';
import type { ReleaseManifest } from '../model/release/release.ts';
import { firstRelease, isEmptyRelease, releaseChanges } from './releases.ts';

const BEFORE: ReleaseManifest = {
  day: '2026-11-01',
  prices: { tsh: { lab_1: 2400, lab_2: 2600 }, cbc: { lab_1: 900 }, gone: { lab_1: 100 } },
  ranges: { tsh: 'a', ferritin: 'b', old: 'c' },
  pages: { '/guides/iron': '1', '/tests/tsh': '', '/guides/left': '2' },
};
const AFTER: ReleaseManifest = {
  day: '2026-12-01',
  prices: { tsh: { lab_1: 2200, lab_2: 2600, lab_3: 2500 }, cbc: { lab_1: 900 }, new: { lab_1: 500 } },
  ranges: { tsh: 'a', ferritin: 'B', zinc: 'd' },
  pages: { '/guides/iron': '1b', '/tests/tsh': '', '/tests/zinc': '' },
};

it('names what came, changed and went between two releases, and nothing else', () => {
  expect(releaseChanges(BEFORE, AFTER)).toEqual({
    day: '2026-12-01',
    since: '2026-11-01',
    prices: {
      added: ['new'],
      changed: [{ slug: 'tsh', lab: 'lab_1', fromCents: 2400, toCents: 2200 }],
      removed: ['gone'],
    },
    ranges: { added: ['zinc'], changed: ['ferritin'], removed: ['old'] },
    pages: { added: ['/tests/zinc'], changed: ['/guides/iron'], removed: ['/guides/left'] },
  });
});

it('tells nothing of a release that changed nothing, nor of the first', () => {
  expect(isEmptyRelease(releaseChanges(AFTER, { ...AFTER, day: '2027-01-01' }))).toBe(true);
  expect(isEmptyRelease(firstRelease('2026-11-01'))).toBe(true);
  expect(isEmptyRelease(releaseChanges(BEFORE, AFTER))).toBe(false);
});
