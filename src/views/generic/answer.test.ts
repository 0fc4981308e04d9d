import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { elements, toHtml } from '../../blocks/html.ts';
import { blocksMarkdown } from '../../blocks/markdown.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { answerBlocks } from './answer.ts';
import { label } from './labels/index.ts';

const print = (answer: Readonly<Record<string, unknown>>, lang: Lang = 'en', names = {}): string =>
  blocksMarkdown(answerBlocks(answer, lang, names), 'https://own.example', lang);

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

- [Free T4](https://own.example/tests/free-t4) \`free-t4\`

Prices are samples.`);
});

test('empty lists and absent values are said as none, and yes and no in words', () => {
  expect(print({ status: 'ok', warnings: [], reviewedAt: null, routed: false, stale: true, zero: 0 })).toBe(
    '- **Warnings:** none\n- **Reviewed on:** none\n- **Lab decided by the state:** no\n- **Too old:** yes\n- **Zero:** 0',
  );
});

test('a record with more to say than its name says it', () => {
  expect(
    print({
      status: 'ok',
      service: { name: 'Plain Labs', sticker: 12, fees: { amount: 6, note: 'once per order' } },
    }),
  ).toBe(`- **This service:** Plain Labs (list price: $12.00; fees: amount: $6.00; note: once per order)`);
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
  ).toBe(`- **Test:** TSH \`tsh\`
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
  ).toBe(`## Not to be confused with

- [Free T4](https://own.example/tests/free-t4): Another hormone.

## Results

- TSH: 5.2 mIU/L; flag: high; links: none`);
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
  ).toContain(`| Name | Lab 1 | Lab 2 | Lab 3 | List price | Fasting | Results in |
| --- | ---: | ---: | ---: | ---: | --- | --- |
| TSH \`tsh\` | $19.00 | $18.50 |  | $19.00 | no | 2 business days |
| CBC \`cbc\` |  |  | $12.00 | $12.00 | no | 1 business day |`);
});

test('a page inside an answer is prose, not a line of facts', () => {
  expect(answerBlocks({ status: 'ok', title: 'Fasting', markdown: '# Fasting\n\nWater only.' })).toEqual([
    { kind: 'facts', items: [{ term: 'Title', value: ['Fasting'] }] },
    { kind: 'prose', pieces: ['# Fasting\n\nWater only.'] },
  ]);
});

test.each([
  ['bioavailableTestosterone', 'Bioavailable testosterone', 'Testosterona biodisponible'],
  ['total', 'Total', 'Total'],
  ['someNew_field', 'Some new field', 'Some new field'],
])('the field %s is labelled "%s", in Spanish "%s"', (key, english, spanish) => {
  expect([label(key), label(key, 'es')]).toEqual([english, spanish]);
});

test('in Spanish, fields, yes and no, and words of closed sets are Spanish', () => {
  expect(
    print(
      {
        status: 'needs_info',
        message: 'Indique el trimestre.',
        missing: ['trimester'],
        flag: 'high',
        publishedFlag: 'indeterminate',
        routed: true,
        lab: 'lab_1',
        warnings: [],
      },
      'es',
      { lab_1: 'Acme' },
    ),
  ).toBe(`> Indique el trimestre.

- **Indicación:** alto
- **Indicación según los rangos publicados:** sin determinar
- **Laboratorio decidido por el estado:** sí
- **Laboratorio:** Acme
- **Advertencias:** no hay

## Falta

- Trimestre`);
});

test('what may come next is a call that is ready to be made', () => {
  const next = [{ tool: 'search_tests', arguments: { query: 'a`b' }, why: 'Finds tests by name' }];
  expect(
    print({ status: 'not_found', message: 'Nothing has this name.', next }),
  ).toBe(`> Nothing has this name.

## What may come next

- Finds tests by name: \`\` search_tests {"query":"a\`b"} \`\``);
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
