import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Inline, Text } from './doc.ts';
import { elements, toHtml } from './html.ts';
import { blocksMarkdown } from './markdown.ts';

const ORIGIN = 'https://own.example';

/** Words as data holds them, with the marks that HTML or Markdown could take for their own. */
const words = fc
  .array(
    fc.constantFrom('TSH', 'a|b', '<b>', '</p>', '<script>', '&', '&lt;', '"', "'", 'x < 3', 'µg', '|'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((list) => list.join(' '));
const path = fc.constantFrom('/tests/tsh', '/api/catalog.json', 'https://else.example/');
const inline: fc.Arbitrary<Inline> = fc.oneof(
  words,
  fc.record({ strong: words }),
  fc.record({ text: words, href: path }),
);
const text: fc.Arbitrary<Text> = fc.oneof(words, fc.array(inline, { minLength: 1, maxLength: 3 }));
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });
const source = fc.record({
  title: words,
  publisher: words,
  url: fc.constant('https://else.example/s'),
  accessed: fc.constant('2026-11-01'),
});

const plain: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(2, 3), text: words }),
  fc.record({ kind: fc.constant('text'), text }),
  fc.record({ kind: fc.constant('list'), items: few(text), ordered: fc.boolean() }),
  fc.record({ kind: fc.constant('facts'), items: few(fc.record({ term: words, value: text })) }),
  fc.record({
    kind: fc.constant('table'),
    caption: words,
    head: fc.tuple(words, words),
    rows: few(fc.tuple(text, text)),
    numeric: fc.constantFrom([], [1]),
  }),
  fc.record({
    kind: fc.constant('callout'),
    tone: fc.constantFrom('note', 'warning', 'urgent'),
    text,
  }),
  fc.record({
    kind: fc.constant('links'),
    items: few(fc.record({ title: words, path: fc.constant('/tests/tsh'), note: words })),
  }),
  fc.record({
    kind: fc.constant('preparation'),
    steps: few(fc.record({ when: words, icon: fc.constant('clock'), text: words, because: few(words) })),
    conflicts: few(words),
  }),
  fc.record({
    kind: fc.constant('price-steps'),
    title: words,
    rows: few(
      fc.record({
        name: words,
        text: words,
        steps: few(fc.record({ day: fc.constant('2026-03-12'), usd: fc.integer({ min: 1 }) })),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant('strip'),
    title: words,
    verdict: words,
    twin: fc.constant('list'),
    more: words,
    hospital: fc.record({ low: fc.nat(), median: fc.nat(), high: fc.nat(), text: words }),
    medicare: fc.record({ usd: fc.nat(), text: words }),
    sellers: few(
      fc.record({
        name: words,
        usd: fc.nat(),
        amount: words,
        note: words,
        look: fc.constantFrom('ranked', 'hollow', 'stale', 'demo', 'own'),
        sign: fc.constantFrom('1', 'a'),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant('receipt'),
    title: words,
    lines: few(fc.record({ name: words, price: words, path })),
    total: fc.record({ name: words, price: words }),
    elsewhere: fc.record({ title: words, lines: few(fc.record({ name: words, price: words })) }),
    note: words,
    next: few(fc.record({ name: words, path })),
  }),
  fc.record({ kind: fc.constant('faq'), items: few(fc.record({ question: words, answer: words })) }),
  fc.record({ kind: fc.constant('sources'), sources: few(source) }),
  fc.record({ kind: fc.constant('code'), language: fc.constant('sh'), text: words }),
  fc.record({
    kind: fc.constant('samples'),
    samples: few(fc.record({ name: words, language: fc.constant('sh'), text: words })),
  }),
  fc.record({ kind: fc.constant('prose'), pieces: few(words) }),
) as fc.Arbitrary<Block>;
const block: fc.Arbitrary<Block> = fc.oneof(
  plain,
  fc.record({ kind: fc.constant('panes'), panes: few(few(plain)) }) as fc.Arbitrary<Block>,
  fc.record({ kind: fc.constant('band'), blocks: few(plain), beside: few(plain) }) as fc.Arbitrary<Block>,
);

/** Among them what a drawing repeats: its title, what it says to those who do not see it, its signs and days. */
const NOT_SAID = 'kind href path url tone language icon verdict look sign twin day'.split(' ');

/** Every text of a block that a reader must meet, wherever it stands in it. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_SAID.includes(key) ? [] : said(inner)));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const htmlText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
const markdownText = (markdown: string): string => markdown.replace(/\\([|<])/g, '$1');

test('HTML and Markdown tell the same: every text of every block is in both', () => {
  fc.assert(
    fc.property(few(block), (blocks) => {
      const html = htmlText(toHtml(elements(blocks)));
      const markdown = markdownText(blocksMarkdown(blocks, ORIGIN));
      const missing = said(blocks).filter((one) => !html.includes(one) || !markdown.includes(one));
      expect(missing).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const TAGS =
  'h2 h3 p ul ol li dl div section dt dd table caption thead tbody tr th td a strong span pre code prep-timeline svg path figure figcaption text line rect circle'.split(
    ' ',
  );

test('no text of a record becomes an HTML element', () => {
  fc.assert(
    fc.property(few(block), (blocks) => {
      const tags = [...toHtml(elements(blocks)).matchAll(/<\/?([^\s>]*)/g)].map(([, tag]) => tag);
      expect(tags.filter((tag) => !TAGS.includes(tag ?? ''))).toEqual([]);
      // <b> is among the words: were it let through, it would be here.
      expect(tags).not.toContain('b');
    }),
    { numRuns: 300 },
  );
});

test('a Markdown table keeps its columns, whatever its cells hold', () => {
  fc.assert(
    fc.property(few(fc.tuple(text, text)), (rows) => {
      const table: Block = { kind: 'table', caption: 'Prices', head: ['Lab', 'Price'], rows };
      const lines = blocksMarkdown([table], ORIGIN).split('\n').slice(2);
      expect(lines.length).toBe(rows.length + 2);
      // Three unescaped bars: one before, between and after the two cells.
      for (const line of lines) expect(line.match(/(?<!\\)\|/g)?.length).toBe(3);
    }),
  );
});
