import { expect, test } from 'vitest';
import { link } from './doc.ts';
import { el } from './element.ts';
import { elements, fragment, toHtml } from './html.ts';

test('script tags, quotes and ampersands of a text stay text', () => {
  expect(toHtml(elements([{ kind: 'text', text: '<script>alert("a & b")</script>' }]))).toBe(
    '<p>&lt;script&gt;alert("a &amp; b")&lt;/script&gt;</p>',
  );
  expect(toHtml(elements([{ kind: 'text', text: 'already &lt;escaped&gt;' }]))).toBe(
    '<p>already &amp;lt;escaped&amp;gt;</p>',
  );
});

test('no attribute can be left by a quote', () => {
  expect(toHtml([el('a', { href: '/x?a=1&b="><script>' }, 'x')])).toBe(
    '<a href="/x?a=1&amp;b=&quot;&gt;&lt;script&gt;">x</a>',
  );
  expect(
    toHtml(elements([{ kind: 'table', caption: '"><img onerror=x>', head: ['A'], rows: [] }])),
  ).toContain('aria-label="&quot;&gt;&lt;img onerror=x&gt;"');
});

test('links to other sites are marked, own paths are not', () => {
  const html = toHtml(
    elements([{ kind: 'text', text: [link('own', '/tests/tsh'), link('other', 'https://else.example/')] }]),
  );
  expect(html).toBe(
    '<p><a href="/tests/tsh">own</a><a href="https://else.example/" rel="noopener">other</a></p>',
  );
});

test('the first cell of a row is its header, and figures align', () => {
  const html = toHtml(
    elements([
      { kind: 'table', caption: 'Prices', head: ['Lab', 'Price'], rows: [['Lab 1', '$19.00']], numeric: [1] },
    ]),
  );
  expect(html).toContain('<th scope="col">Lab</th><th scope="col" class="figure">Price</th>');
  expect(html).toContain('<tr><th scope="row">Lab 1</th><td class="figure">$19.00</td></tr>');
});

test('headings are addressed by their words', () => {
  expect(fragment('What a high value may suggest')).toBe('what-a-high-value-may-suggest');
  expect(fragment('¿Análisis & más?')).toBe('analisis-mas');
  expect(toHtml(elements([{ kind: 'heading', level: 3, text: 'At a glance' }]))).toBe(
    '<h3 id="at-a-glance">At a glance</h3>',
  );
});

test('leaves a space between a term and its value: the index of words would read them as one', () => {
  const [list] = elements([{ kind: 'facts', items: [{ term: 'Also called', value: 'TSH' }] }]);
  expect(list && toHtml([list])).toContain('<dt>Also called</dt> <dd>TSH</dd>');
});
