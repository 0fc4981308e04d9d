import { expect, test } from 'vitest';
import { carriedOnly } from '../join/carried.ts';
import { joinDataset } from '../join.ts';
import type { Authored } from '../read/authored.ts';
import { authoredFixture, glucose, pattern } from '../root.fixture.ts';
import { reviewables } from './records.ts';
import type { ReviewRow } from './row.ts';
import { contentHash } from './signature.ts';

/** A signature of a record of the fixture as it is there. */
const signed = (record: string, changes: Partial<ReviewRow> = {}): ReviewRow => ({
  record,
  hash: contentHash(reviewables(authoredFixture()).find((one) => one.record === record)?.content),
  reviewer: 'Ana Ruiz',
  credential: 'MD, endocrinology',
  scope: 'all',
  date: '2026-10-20',
  ...changes,
});

const whole = {
  status: 'reviewed',
  reviewedAt: '2026-10-20',
  reviewer: 'Ana Ruiz',
  credential: 'MD, endocrinology',
  scope: 'all',
};

function joined(authored: Authored) {
  if (authored.service === undefined) throw new Error('the fixture has a service');
  return joinDataset(carriedOnly(authored), authored.service);
}

const entryOf = (authored: Authored, slug: string) =>
  joined(authored).catalog.entries.find((entry) => entry.slug === slug);

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
  const reviews = [signed('tests/glucose')];
  expect(entryOf(before, 'glucose')).toMatchObject({ reviewedAt: null });
  expect(entryOf({ ...before, reviews }, 'glucose')).toMatchObject({
    reviewedAt: '2026-10-20',
    review: whole,
  });
  expect(entryOf({ ...before, reviews }, 'hemoglobin-a1c')?.reviewedAt).toBe(null);
  const after = authoredFixture({
    'data/tests/glucose.json': { ...glucose, preparation: { fasting: { need: 'no' } } },
  });
  expect(entryOf({ ...after, reviews }, 'glucose')?.reviewedAt).toBe(null);
});

test('a panel is signed by its own content, and the newest fitting signature is shown', () => {
  const reviews = [
    signed('panels/sugar-check', { date: '2026-09-01' }),
    signed('panels/sugar-check', { date: '2026-10-05' }),
    signed('panels/sugar-check', { hash: 'f'.repeat(64), date: '2026-10-30' }),
    { ...signed('panels/sugar-check'), record: 'tests/sugar-check', date: '2026-10-31' },
  ];
  expect(entryOf({ ...authoredFixture(), reviews }, 'sugar-check')?.reviewedAt).toBe('2026-10-05');
});

test('a marker says who reviewed it, with which credential, and when, until it changes', () => {
  const authored = { ...authoredFixture(), reviews: [signed('markers/glucose')] };
  const reviewOf = (changed: Authored) => joined(changed).markers.records[0]?.review;
  expect(reviewOf(authored)).toEqual(whole);
  const markers = authored.markers.map((marker) => ({ ...marker, plausible: { low: 11, high: 2000 } }));
  expect(reviewOf({ ...authored, markers })).toEqual({ status: 'unreviewed' });
});

test('a signature of a part says so, and gives way to one of the whole', () => {
  const text = signed('markers/glucose', { scope: 'text', date: '2026-10-30', reviewer: 'Text Reader' });
  const ranges = signed('markers/glucose', { scope: 'ranges', reviewer: 'Range Reader' });
  const review = (reviews: ReviewRow[]) =>
    joined({ ...authoredFixture(), reviews }).markers.records[0]?.review;
  expect(review([text])).toMatchObject({ scope: 'text', reviewer: 'Text Reader' });
  expect(review([text, ranges])).toMatchObject({ scope: 'ranges', reviewer: 'Range Reader' });
  expect(review([text, ranges, signed('markers/glucose', { date: '2026-09-01' })])).toMatchObject({
    scope: 'all',
    reviewer: 'Ana Ruiz',
  });
});

test('the record of a high value is reviewed until it changes; its text is all of it', () => {
  const authored = {
    ...authoredFixture(),
    reviews: [signed('interpretations/glucose', { scope: 'text' })],
  };
  const reviewOf = (changed: Authored) => joined(changed).interpretations[0]?.review;
  expect(reviewOf(authored)).toEqual(whole);
  const interpretations = authored.interpretations.map((one) => ({ ...one, related: ['glucose'] }));
  expect(reviewOf({ ...authored, interpretations })).toEqual({ status: 'unreviewed' });
});

test('all limits of an analyte are signed together, apart from its ranges and in any order of rows', () => {
  const authored = authoredFixture();
  const reviews = [signed('limits/glucose', { scope: 'limits' })];
  const { limits } = authored;
  const review = (critical: typeof limits.critical) =>
    joined({ ...authored, reviews, limits: { ...limits, critical } }).markers.records[0];
  expect(review(limits.critical)).toMatchObject({
    limits: { review: whole },
    review: { status: 'unreviewed' },
  });
  expect(review([...limits.critical].reverse())?.limits?.review).toEqual(whole);
  expect(review(limits.critical.slice(1))?.limits?.review).toBe(undefined);
});

test('a pattern is signed as one file', () => {
  const reviews = [signed('patterns/low-sugar')];
  const review = (changes = {}) =>
    joined({ ...authoredFixture(changes), reviews }).patterns.records[0]?.review;
  expect(review()).toEqual(whole);
  expect(review({ 'data/patterns/low-sugar.json': { ...pattern, urgency: 'now' } })).toBe(undefined);
});
