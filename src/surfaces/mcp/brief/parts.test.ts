import { describe, expect, it } from 'vitest';
import { cutToFit, textsIn } from './clipped.ts';
import type { Item } from './json.ts';
import { partsOf } from './parts.ts';

const meta = { demo: false };
const whole: Item = {
  status: 'ok',
  total: 4,
  items: [1, 2, 3, 4].map((n) => ({ name: `item ${n}`, source: n })),
  basket: { verdict: 'none', providers: [{ name: 'one' }, { name: 'two' }] },
  warnings: ['first'],
  sources: [1, 2, 3, 4].map((n) => ({ n, url: `https://example.org/${n}` })),
  next: [{ tool: 'get_guide' }],
  meta,
};
const shorterThan =
  (letters: number) =>
  (part: Item): boolean =>
    JSON.stringify(part).length <= letters;

describe('an answer in parts', () => {
  const parts = partsOf(whole, shorterThan(260), []);

  it('begins with what is no list, and with sentences, in the order of the whole', () => {
    expect(parts[0]).toMatchObject({
      status: 'ok',
      total: 4,
      basket: { verdict: 'none' },
      warnings: ['first'],
    });
    const fields = Object.keys(parts[0]);
    expect(fields.indexOf('items')).toBeLessThan(fields.indexOf('warnings'));
  });

  it('holds every entry once, each part within the limit, with status and meta', () => {
    const names = (field: string): unknown[] =>
      parts.flatMap((part) => (part[field] as unknown[] | undefined) ?? []);
    expect(names('items')).toEqual(whole.items);
    expect(
      parts.flatMap(({ basket }) => (basket as { providers?: unknown[] } | undefined)?.providers ?? []),
    ).toEqual([{ name: 'one' }, { name: 'two' }]);
    expect(parts.every(shorterThan(260))).toBe(true);
    expect(parts.every(({ status }) => status === 'ok')).toBe(true);
    expect(parts.map((part) => part.meta)).toEqual(parts.map(() => meta));
  });

  it('cites in each part what the part names', () => {
    for (const { items = [], sources = [] } of parts as readonly { items?: Item[]; sources?: Item[] }[])
      expect(sources.map(({ n }) => n)).toEqual(items.map(({ source }) => source));
  });

  it('goes on where a single entry is longer than a part', () => {
    const parted = partsOf(
      { status: 'ok', items: ['short', 'x'.repeat(400), 'last'], meta },
      shorterThan(120),
      [],
    );
    expect(parted.flatMap(({ items }) => items ?? [])).toEqual(['short', 'x'.repeat(400), 'last']);
  });
});

describe('what a caller sent', () => {
  const sent = textsIn({ items: ['word '.repeat(200), 'tsh'], lang: 'en' });

  it('is cut where an answer that repeats it has no room, and ours stays', () => {
    const answer = {
      message: `Not known: ${sent[0]}. Choose another.`,
      next: [{ arguments: { item: sent[0] ?? '' } }],
    };
    const cut = cutToFit<Item>(
      answer,
      sent,
      (one) => one,
      ({ message }) => String(message).length < 200,
    );
    expect(cut.message).toMatch(/^Not known: word .*…\. Choose another\.$/);
    expect(cut.next).toEqual(answer.next);
  });

  it('stays where there is room', () => {
    const answer = { message: `Not known: ${sent[0]}` };
    expect(
      cutToFit<Item>(
        answer,
        sent,
        (one) => one,
        () => true,
      ),
    ).toEqual(answer);
  });
});
