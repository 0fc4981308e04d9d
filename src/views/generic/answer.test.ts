import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { elements, toHtml } from '../../blocks/html.ts';
import { blocksMarkdown } from '../../blocks/markdown.ts';
import { answerBlocks } from './answer.ts';
import { label } from './labels.ts';

const print = (answer: Readonly<Record<string, unknown>>): string =>
  blocksMarkdown(answerBlocks(answer), 'https://own.example');

test('the message comes first, then figures, then lists; the notice of the data is last', () => {
  expect(
    print({
      status: 'ambiguous',
      message: 'Which one do you mean?',
      options: [{ slug: 'free-t4', name: 'Free T4', url: 'https://own.example/tests/free-t4' }],
      total: 2,
      meta: { apiVersion: '1', notice: 'Prices are samples.' },
    }),
  ).toBe(`> Which one do you mean?

- **Total:** 2

## Options

- [Free T4](https://own.example/tests/free-t4)

Prices are samples.`);
});

test('empty lists and absent values are said as none, and yes and no in words', () => {
  expect(print({ status: 'ok', warnings: [], reviewedAt: null, routed: false, stale: true, zero: 0 })).toBe(
    '- **Warnings:** none\n- **Reviewed at:** none\n- **Routed:** no\n- **Stale:** yes\n- **Zero:** 0',
  );
});

test('a record with more to say than its name says it', () => {
  expect(
    print({
      status: 'ok',
      service: { name: 'Plain Labs', sticker: 12, fees: { amount: 6, note: 'once per order' } },
    }),
  ).toBe(`## Service

- **Name:** Plain Labs
- **Sticker:** $12.00

### Fees

- **Amount:** $6.00
- **Note:** once per order`);
});

test('a record that is a name or a quantity is said in a line', () => {
  expect(
    print({
      status: 'ok',
      test: { slug: 'tsh', name: 'TSH' },
      page: { name: 'TSH', url: 'https://own.example/tests/tsh' },
      from: { value: 100, unit: 'mg/dL' },
      cart: 'https://own.example/cart?add=tsh',
    }),
  ).toBe(`- **Test:** TSH
- **Page:** [TSH](https://own.example/tests/tsh)
- **From:** 100 mg/dL
- **Cart:** https://own.example/cart?add=tsh`);
});

test('entries of a list carry their name and everything else', () => {
  expect(
    print({
      status: 'ok',
      notToConfuse: [
        { name: 'Free T4', difference: 'Another hormone.', url: 'https://own.example/tests/free-t4' },
      ],
      results: [{ marker: { name: 'TSH' }, value: 5.2, unit: 'mIU/L', flag: 'high', links: [] }],
    }),
  ).toBe(`## Not to confuse

[Free T4](https://own.example/tests/free-t4)

- **Difference:** Another hormone.

## Results

**TSH**

- **Value:** 5.2
- **Unit:** mIU/L
- **Flag:** high
- **Links:** none`);
});

test('items of the catalog stand side by side with their prices', () => {
  const item = (slug: string, prices: object) => ({
    slug,
    name: slug.toUpperCase(),
    prices,
    fastingRequired: false,
  });
  expect(
    print({
      status: 'ok',
      items: [
        { ...item('tsh', { list: 19, lab_1: 19, lab_2: 18.5 }), resultsIn: '2 business days' },
        { ...item('cbc', { list: 12, lab_3: 12 }), resultsIn: '1 business day' },
      ],
    }),
  ).toContain(`| TSH | tsh | $19.00 | $18.50 | – | no | 2 business days |
| CBC | cbc | – | – | $12.00 | no | 1 business day |`);
});

test('a page inside an answer is prose, not a line of facts', () => {
  expect(answerBlocks({ status: 'ok', title: 'Fasting', markdown: '# Fasting\n\nWater only.' })).toEqual([
    { kind: 'facts', items: [{ term: 'Title', value: ['Fasting'] }] },
    { kind: 'prose', markdown: '# Fasting\n\nWater only.' },
  ]);
});

test.each([
  ['bioavailableTestosterone', 'Bioavailable testosterone'],
  ['total', 'Total'],
  ['lab_fee', 'Lab fee'],
])('the field %s is labelled "%s"', (key, expected) => {
  expect(label(key)).toBe(expected);
});

test('no answer, whatever its shape, prints an object as such, and every number of it is told', () => {
  const key = fc.constantFrom('total', 'labs', 'range', 'codes', 'inputs', 'details');
  const tree = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.integer({ min: 1_000_000, max: 9_999_999 }),
      fc.constantFrom('text', true, null),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(key, tie('node'), { minKeys: 1, maxKeys: 3 }),
    ),
  })).node;
  fc.assert(
    fc.property(fc.dictionary(key, tree), (contents) => {
      const blocks = answerBlocks({ status: 'ok', ...contents });
      const texts = [blocksMarkdown(blocks, 'https://own.example'), toHtml(elements(blocks))];
      const numbers = JSON.stringify(contents).match(/\d{7}/g) ?? [];
      for (const text of texts) {
        expect(text).not.toMatch(/\[object|undefined/);
        expect(numbers.filter((number) => !text.includes(number))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
