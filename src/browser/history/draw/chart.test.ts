import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../../../blocks/html.ts';
import { anyReports, FACTS, report } from '../../../core/history/kept-reports.fixture.ts';
import { trendsOf } from '../../../core/history/trends.ts';
import { chartElement } from './chart.ts';
import { chartOf, HEIGHT, WIDTH } from './chart-geometry.ts';
import { pageElements } from './page.ts';

const tsh = (value: number, more: object = {}) => ({
  name: 'TSH',
  marker: 'tsh',
  value,
  unit: 'mIU/L',
  range: { low: 0.4, high: 4.5 },
  flag: 'normal' as const,
  ...more,
});

const reports = [
  report('a', '2025-01-01', [tsh(0.01, { comparator: '<', flag: 'low', grade: 'clearly_outside' })], {
    lab: 'Quest',
  }),
  report('b', '2025-07-02', [tsh(2)], { lab: 'Quest' }),
  report(
    'c',
    '2026-01-01',
    [tsh(9, { flag: 'high', grade: 'clearly_outside', range: { low: 1, high: 5 } })],
    {
      lab: 'Labcorp',
    },
  ),
];
const pointsOf = (of: typeof reports) => trendsOf(of, FACTS)[0]?.points ?? [];

describe('the line of a marker', () => {
  it('stays within its drawing, whatever is kept', () => {
    fc.assert(
      fc.property(anyReports, (kept) => {
        for (const { points } of trendsOf(kept, FACTS)) {
          const { placed, bands } = chartOf(points);
          expect(placed).toHaveLength(points.length);
          for (const { x, y } of placed) {
            expect(x >= 0 && x <= WIDTH).toBe(true);
            expect(y >= 0 && y <= HEIGHT).toBe(true);
          }
          for (const { x, width } of bands) expect(x >= 0 && x + width <= WIDTH).toBe(true);
        }
      }),
    );
  });

  it('places days by their distance, with the range of each report around its own point', () => {
    const { placed, bands, breaks, limits } = chartOf(pointsOf(reports));
    const [a, b, c] = placed.map(({ x }) => x);
    expect((b ?? 0) - (a ?? 0)).toBeCloseTo(((c ?? 0) - (a ?? 0)) / 2, 0);
    expect(bands).toHaveLength(3);
    expect(bands[1]?.y).not.toBe(bands[2]?.y);
    expect(breaks).toHaveLength(1);
    expect(limits.map(({ value }) => value)).toEqual([1, 5]);
  });

  it('draws a value that is only known to lie below a limit with an open mark', () => {
    const html = toHtml([chartElement(pointsOf(reports), 'TSH')]);
    expect(html.match(/class="mark[^"]*"/g)).toEqual([
      'class="mark far open"',
      'class="mark"',
      'class="mark far last"',
    ]);
    expect(html).not.toContain('NaN');
  });
});

describe('the page', () => {
  it('says what is not drawn, and where the laboratory changes', () => {
    const html = toHtml(
      pageElements([...reports, report('d', '2026-02-01', [tsh(3, { unit: 'ng/mL' }), tsh(4)])], {
        lang: 'en',
        facts: FACTS,
      }),
    );
    expect(html).toContain('Another laboratory from Jan 1, 2026: Labcorp.');
    expect(html).toContain('its unit does not convert: 3 ng/mL');
    expect(html).toContain('An open mark stands at a limit');
    expect(html).toContain('4 values, from &lt;0.01 mIU/L on Jan 1, 2025 to 4 mIU/L on Feb 1, 2026');
  });

  it('never calls a change better or worse', () => {
    for (const lang of ['en', 'es'] as const)
      expect(toHtml(pageElements(reports, { lang, facts: FACTS }))).not.toMatch(/better|worse|mejor|peor/i);
  });
});
