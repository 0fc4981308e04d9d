import { expect, it, test } from 'vitest';
import { toHtml } from './html.ts';
import { axisOf, linesOf, rangesElement } from './range-bars.ts';

test.each([
  ['TSH', [0.3, 15.2], { min: 0, max: 20 }],
  ['sodium', [135, 145], { min: 125, max: 155 }],
  ['vitamin B12', [232, 1245], { min: 0, max: 1500 }],
  ['base excess', [-2, 3], { min: -2, max: 3.5 }],
  ['a small one', [0.02, 0.08], { min: 0, max: 0.09 }],
])('the axis of %s is round and holds its limits', (_name, limits, axis) => {
  expect(axisOf(limits)).toEqual(axis);
});

test('each interval is told in words and drawn to scale; an open side reaches the end', () => {
  const html = toHtml([
    rangesElement({
      kind: 'ranges',
      title: 'Reference ranges of Example',
      unit: 'mg/dL',
      rows: [
        { label: 'Adults', text: '70 to 99 mg/dL', low: 70, high: 99 },
        { label: 'Children', text: 'below 100 mg/dL', high: 100 },
      ],
    }),
  ]);
  expect(html).toContain('Adults');
  expect(html).toContain('below 100 mg/dL');
  const bars = [...html.matchAll(/class="interval" x="([\d.]+)" y="\d+" width="([\d.]+)"/g)].map(
    ([, x, width]) => [Number(x), Number(x) + Number(width)],
  );
  const [adults = [], children = []] = bars;
  expect(children[0]).toBe(0);
  expect(adults[0]).toBeGreaterThan(0);
  expect(children[1]).toBeGreaterThan(adults[1] ?? Number.NaN);
});

it.each([
  ['Adults', '5 to 10 mg/dL', [['Adults', '5 to 10 mg/dL']]],
  [
    'Pregnant women: 29 or less was counted as iron deficiency',
    'above 29 ng/mL',
    [
      ['Pregnant women: 29 or less was counted as iron deficiency', ''],
      ['', 'above 29 ng/mL'],
    ],
  ],
  [
    'Women 18 years and older, in the first half of their cycle, drawn in the morning',
    '1 to 2',
    [
      ['Women 18 years and older, in the first half of their cycle,', ''],
      ['drawn in the morning', '1 to 2'],
    ],
  ],
])('sets the words of %j so that none lies on another', (label, limits, lines) => {
  expect(linesOf(label, limits).map(({ left, right }) => [left, right])).toEqual(lines);
});
