import { describe, expect, it } from 'vitest';
import { data } from '../../tests/two-languages.fixture.ts';
import { smallDataset } from '../core/dataset.fixture.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { LANGS } from '../core/model/vocabulary.ts';
import { updates } from '../documents/changes/updates.ts';
import { atomFeed, jsonFeed } from './feeds.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The root of a document of elements, attributes and text; throws where it is not well formed. */
function parseXml(text: string): Element {
  const TOKEN =
    /<\?xml version="1\.0" encoding="UTF-8"\?>|<(\/?)([a-z]+)((?:\s+[a-z:]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  const root = { name: '', attributes: {}, children: [] as Element[], text: '' };
  const open = [root];
  for (let end = 0; end < text.length; end = TOKEN.lastIndex) {
    const match = TOKEN.exec(text);
    if (match === null) throw new Error(`Not well formed: ${text.slice(end, end + 60)}`);
    const [, closing, name, attributes = '', empty, words] = match;
    if (words !== undefined) {
      if (/&(?!(amp|lt|gt|quot);)/.test(words)) throw new Error(`A bare & in ${words}`);
      const top = open.at(-1);
      if (top !== undefined) top.text += unescaped(words);
    } else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else if (name !== undefined) {
      const found = attributes.matchAll(/([a-z:]+)="([^"]*)"/g);
      const element = {
        name,
        attributes: Object.fromEntries([...found].map(([, key = '', value = '']) => [key, unescaped(value)])),
        children: [],
        text: '',
      };
      open.at(-1)?.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || only === undefined || others.length > 0) throw new Error('Not one whole element');
  return only;
}

const childrenOf = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === name);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

describe.each(LANGS)('the feeds in %s', (lang) => {
  const told = updates(lang, data);
  const { origin } = data.service.service;

  it('are Atom with what RFC 4287 asks for, escaped', () => {
    const feed = parseXml(atomFeed(lang, data));
    expect([feed.name, feed.attributes]).toEqual([
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang },
    ]);
    for (const name of ['id', 'title', 'updated', 'author']) expect(childrenOf(feed, name)).toHaveLength(1);
    expect(childrenOf(feed, 'link').map(({ attributes }) => attributes.rel)).toEqual(['self', 'alternate']);
    const entries = childrenOf(feed, 'entry');
    expect(entries).toHaveLength(told.length);
    const ids = entries.map((entry) => {
      for (const name of ['id', 'title', 'updated', 'content'])
        expect(childrenOf(entry, name)).toHaveLength(1);
      expect(childrenOf(entry, 'updated')[0]?.text).toMatch(MOMENT);
      expect(childrenOf(entry, 'link')[0]?.attributes.href).toMatch(`${origin}/`);
      return childrenOf(entry, 'id')[0]?.text;
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(childrenOf(feed, 'updated')[0]?.text).toBe(childrenOf(entries[0] ?? feed, 'updated')[0]?.text);
    // What a text says stands in it unchanged, signs of markup included.
    expect(entries.map((entry) => childrenOf(entry, 'content')[0]?.text)).toEqual(
      told.map(({ lines }) => lines.join('\n')),
    );
    expect(told.some(({ lines }) => lines.some((line) => line.includes('<')))).toBe(true);
  });

  it('are JSON Feed 1.1, with the same entries', () => {
    const feed = JSON.parse(jsonFeed(lang, data));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.any(String),
      feed_url: `${origin}${lang === 'es' ? '/es' : ''}/feed.json`,
      language: lang,
      authors: [{ name: data.service.service.brand }],
    });
    const items = feed.items as Readonly<Record<string, string>>[];
    for (const { id, content_text: text, date_published: moment } of items)
      expect([id, text, moment]).toEqual([
        expect.any(String),
        expect.any(String),
        expect.stringMatching(MOMENT),
      ]);
    const atom = childrenOf(parseXml(atomFeed(lang, data)), 'entry');
    expect(items.map(({ id }) => id)).toEqual(atom.map((entry) => childrenOf(entry, 'id')[0]?.text));
  });

  it('tell the latest first, and nothing that is later than the release', () => {
    const days = told.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(told.map(({ topic }) => topic))).toEqual(new Set(['data', 'prices', 'interface']));
    expect((days[0] ?? '') <= data.service.service.dataRelease).toBe(true);
  });
});

it('tell of a release what it changed, and that a first one is compared with nothing', () => {
  const none = { added: [], changed: [], removed: [] };
  const release = (day: string, since?: string, slug?: string): Dataset['changes']['releases'][number] => ({
    day,
    ...(since === undefined ? {} : { since }),
    prices: none,
    ranges: slug === undefined ? none : { ...none, changed: [slug] },
    pages: none,
  });
  const releases = [
    release('2026-11-20', '2026-11-10', 'glucose'),
    release('2026-11-10', '2026-11-01'),
    release('2026-11-01'),
  ];
  const small: Dataset = { ...smallDataset(), changes: { api: [], releases } };
  expect(updates('en', small).map(({ id, lines }) => [id, ...lines])).toEqual([
    ['release-2026-11-20', 'Compared with the release of November 10, 2026.', 'Reference ranges: 1 changed'],
    [
      'release-2026-11-10',
      'Compared with the release of November 1, 2026.',
      'Prices, ranges and pages are those of the release before.',
    ],
    ['release-2026-11-01', 'The first release on record: later ones are compared with it.'],
  ]);
});
