import { expect, test } from 'vitest';
import { type Block, type Doc, link } from './doc.ts';
import { blocksMarkdown, toMarkdown } from './markdown.ts';
import { withOwnLinks } from './own-links.ts';
import { pagePath, twinPath } from './paths.ts';

const ORIGIN = 'https://own.example';
const print = (...blocks: Block[]): string => blocksMarkdown(blocks, ORIGIN);
const linked = (href: string): string => print({ kind: 'text', text: [link('here', href)] });

test.each([
  ['/tests/tsh', 'https://own.example/tests/tsh.md'],
  ['/', 'https://own.example/index.md'],
  ['/guides/fasting#water', 'https://own.example/guides/fasting.md#water'],
  ['/tools/quote-order?items=tsh', 'https://own.example/tools/quote-order.md?items=tsh'],
  ['/tools/quote-order?items=tsh#answer', 'https://own.example/tools/quote-order.md?items=tsh#answer'],
])('a link to the page %s leads to its twin', (href, expected) => {
  expect(linked(href)).toBe(`[here](${expected})`);
});

test.each([
  ['/api/catalog/tsh', 'https://own.example/api/catalog/tsh'],
  ['/api/catalog.json', 'https://own.example/api/catalog.json'],
  ['/llms.txt', 'https://own.example/llms.txt'],
  ['/openapi.json', 'https://own.example/openapi.json'],
  ['/mcp', 'https://own.example/mcp'],
  ['/cart?add=tsh&lab=lab_1', 'https://own.example/cart?add=tsh&lab=lab_1'],
  ['https://else.example/tests/tsh', 'https://else.example/tests/tsh'],
])('a link to %s, which has no twin, stays', (href, expected) => {
  expect(linked(href)).toBe(`[here](${expected})`);
});

test('a list of links follows the same rule', () => {
  expect(
    print({
      kind: 'links',
      items: [
        { title: 'TSH', path: '/tests/tsh', note: '$19.00' },
        { title: 'Data', path: '/api/catalog.json' },
      ],
    }),
  ).toBe('- [TSH](https://own.example/tests/tsh.md): $19.00\n- [Data](https://own.example/api/catalog.json)');
});

test('parentheses in an address do not end the link', () => {
  expect(linked('https://else.example/a_(b).html')).toBe('[here](https://else.example/a_%28b%29.html)');
});

test('so do links inside prose; code and other sites stay', () => {
  const markdown = 'See [TSH](/tests/tsh), [all](/tests#thyroid), `/mcp` and [NIH](https://nih.example/a).';
  expect(print({ kind: 'prose', pieces: [markdown] })).toBe(
    'See [TSH](https://own.example/tests/tsh.md), [all](https://own.example/tests.md#thyroid), `/mcp` and [NIH](https://nih.example/a).',
  );
});

test('a pipe in a table cell is escaped, and outside of a table it stays', () => {
  expect(
    print(
      { kind: 'text', text: 'a|b' },
      {
        kind: 'table',
        caption: 'Units',
        head: ['Name', 'Price|all in'],
        rows: [[[{ strong: 'a|b' }], '$1.00']],
        numeric: [1],
      },
    ),
  ).toBe('a|b\n\n**Units**\n\n| Name | Price\\|all in |\n| --- | ---: |\n| **a\\|b** | $1.00 |');
});

test('a twin opens with its title, description, index, address and date', () => {
  const doc: Doc = {
    path: '/guides/ayuno',
    lang: 'es',
    kind: 'guide',
    title: 'Ayuno',
    description: 'Antes de la toma.',
    updatedAt: '2026-10-02',
    trail: [],
    blocks: [
      { kind: 'form', tool: 'quote_order' },
      { kind: 'list', ordered: true, items: ['Agua', 'Nada más'] },
    ],
  };
  const head =
    '# Ayuno\n\n> Antes de la toma.\n\nÍndice de todo: https://own.example/llms.txt · Esta página: https://own.example/es/guides/ayuno · Actualizada el 2026-10-02\n\n';
  const body = '1. Agua\n2. Nada más\n';
  expect(toMarkdown(doc, { origin: ORIGIN, demo: false })).toBe(head + body);
  expect(toMarkdown(doc, { origin: ORIGIN, demo: true })).toBe(
    `${head}Nuestros precios y centros de extracción son datos de demostración. https://own.example/es/about-the-data.md\n\n${body}`,
  );
});

test('addresses of pages and twins', () => {
  expect(pagePath({ path: '/', lang: 'en' })).toBe('/');
  expect(pagePath({ path: '/', lang: 'es' })).toBe('/es');
  expect(pagePath({ path: '/tests/tsh', lang: 'en' })).toBe('/tests/tsh');
  expect([twinPath('/'), twinPath('/tests/tsh')]).toEqual(['/index.md', '/tests/tsh.md']);
});

test('own addresses become paths in every kind of text; look-alikes and other sites stay', () => {
  const text = [
    'https://own.example/tests/tsh',
    'https://own.example.evil.example/x',
    'https://e.example/',
  ].map((href) => link('t', href));
  const expected = [link('t', '/tests/tsh'), ...text.slice(1)];
  expect(
    withOwnLinks(
      [
        { kind: 'text', text },
        { kind: 'callout', tone: 'note', text },
        { kind: 'list', items: [text] },
        { kind: 'facts', items: [{ term: 'Page', value: text }] },
        { kind: 'table', caption: 'c', head: ['h'], rows: [[text]] },
      ],
      ORIGIN,
    ),
  ).toEqual([
    { kind: 'text', text: expected },
    { kind: 'callout', tone: 'note', text: expected },
    { kind: 'list', items: [expected] },
    { kind: 'facts', items: [{ term: 'Page', value: expected }] },
    { kind: 'table', caption: 'c', head: ['h'], rows: [[expected]] },
  ]);
});
