import { expect, test } from 'vitest';
import { joinDataset } from './join.ts';
import type { Authored, ReviewRow } from './read/authored.ts';
import { contentHash } from './review.ts';
import { authoredFixture, glucose } from './root.fixture.ts';

/** The hash of a record of the fixture, as a reviewer signs it. */
function hashOf(list: readonly { slug: string }[], slug: string): string {
  const { slug: _, ...content } = list.find((record) => record.slug === slug) ?? { slug: '' };
  return contentHash(content);
}

const signed = (record: string, hash: string, date = '2026-10-20'): ReviewRow => ({
  record,
  hash,
  reviewer: 'A. Physician MD',
  date,
});

function reviewedAt(authored: Authored, slug: string): string | null | undefined {
  if (authored.service === undefined) throw new Error('the fixture has a service');
  return joinDataset(authored, authored.service).catalog.entries.find((entry) => entry.slug === slug)
    ?.reviewedAt;
}

test('the hash is SHA-256 of the JSON with its keys in order, at every depth', () => {
  // printf '{"a":[{"c":1,"d":2}],"b":"x"}' | sha256sum
  const expected = '77f9bc5f2025fb72da6657f2e6b212e6acee35067bafa633dfcda21b1dcf7577';
  expect(contentHash({ a: [{ c: 1, d: 2 }], b: 'x' })).toBe(expected);
  expect(contentHash({ b: 'x', a: [{ d: 2, c: 1 }] })).toBe(expected);
});

test('any change of the content changes the hash', () => {
  const base = { name: 'TSH', list: ['a', 'b'], deep: { low: 1 } };
  const variants = [
    base,
    { ...base, name: 'TSH ' },
    { ...base, list: ['b', 'a'] },
    { ...base, list: ['a'] },
    { ...base, deep: { low: 1.1 } },
    { ...base, deep: { low: '1' } },
    { ...base, deep: { high: 1 } },
    { ...base, extra: null },
    { name: base.name, list: base.list },
  ];
  expect(new Set(variants.map(contentHash)).size).toBe(variants.length);
});

test('a signature counts for a test while its content is as signed', () => {
  const before = authoredFixture();
  const reviews = [signed('tests/glucose', hashOf(before.tests, 'glucose'))];
  expect(reviewedAt(before, 'glucose')).toBe(null);
  expect(reviewedAt({ ...before, reviews }, 'glucose')).toBe('2026-10-20');
  expect(reviewedAt({ ...before, reviews }, 'hemoglobin-a1c')).toBe(null);
  const after = authoredFixture({ 'data/tests/glucose.json': { ...glucose, prep: ['Water is allowed.'] } });
  expect(reviewedAt({ ...after, reviews }, 'glucose')).toBe(null);
});

test('a panel is signed by its own content, and the newest fitting signature is shown', () => {
  const authored = authoredFixture();
  const hash = hashOf(authored.panels, 'sugar-check');
  const reviews = [
    signed('panels/sugar-check', hash, '2026-09-01'),
    signed('panels/sugar-check', hash, '2026-10-05'),
    signed('panels/sugar-check', 'f'.repeat(64), '2026-10-30'),
    signed('tests/sugar-check', hash, '2026-10-31'),
  ];
  expect(reviewedAt({ ...authored, reviews }, 'sugar-check')).toBe('2026-10-05');
});

test('a marker says who reviewed it and when, until it changes', () => {
  const authored = authoredFixture();
  const { service } = authored;
  if (service === undefined) throw new Error('the fixture has a service');
  const reviewOf = (changed: Authored) => joinDataset(changed, service).markers.records[0]?.review;
  const reviews = [signed('markers/glucose', hashOf(authored.markers, 'glucose'))];
  expect(reviewOf({ ...authored, reviews })).toEqual({
    status: 'reviewed',
    reviewedAt: '2026-10-20',
    reviewer: 'A. Physician MD',
  });
  const markers = authored.markers.map((marker) => ({ ...marker, plausible: { low: 11, high: 2000 } }));
  expect(reviewOf({ ...authored, reviews, markers })).toEqual({ status: 'unreviewed' });
});

test('the record of a high value is reviewed until it changes', () => {
  const authored = authoredFixture();
  const { service } = authored;
  if (service === undefined) throw new Error('the fixture has a service');
  const reviews = [signed('interpretations/glucose', hashOf(authored.interpretations, 'glucose'))];
  const reviewOf = (changed: Authored) => joinDataset(changed, service).interpretations[0]?.review.status;
  expect(reviewOf({ ...authored, reviews })).toBe('reviewed');
  const interpretations = authored.interpretations.map((one) => ({ ...one, related: ['glucose'] }));
  expect(reviewOf({ ...authored, reviews, interpretations })).toBe('unreviewed');
});
