import fc from 'fast-check';
import { expect, it } from 'vitest';
import { elements, toHtml } from '../html.ts';
import { blocksMarkdown } from '../markdown.ts';
import type { Strip, StripSeller } from './strip.ts';

const seller = (over: Partial<StripSeller>): StripSeller => ({
  name: 'Seller',
  usd: 20,
  amount: '$20.00',
  look: 'ranked',
  ...over,
});
const strip = (over: Partial<Strip>): Strip => ({
  kind: 'strip',
  title: 'A test, in US dollars',
  verdict: 'The lowest is $20.00.',
  sellers: [],
  twin: 'none',
  ...over,
});
const draw = (over: Partial<Strip>): string => toHtml(elements([strip(over)]));

it.each([0, 1, 40])('draws %d sellers within the axis, in numbers', (count) => {
  const sellers = fc.array(
    fc.record({
      usd: fc.double({ min: 0.01, max: 900, noNaN: true }),
      look: fc.constantFrom('ranked', 'hollow', 'stale'),
      open: fc.constantFrom(true, undefined),
    }),
    { minLength: count, maxLength: count },
  );
  fc.assert(
    fc.property(sellers, fc.boolean(), (some, named) => {
      const html = draw({
        sellers: some.map(({ usd, look, open }, i) =>
          seller({ usd, look, ...(open ? { open } : {}), ...(named ? { sign: String(i) } : {}) }),
        ),
        hospital: { low: 10, median: 60, high: 5000, text: 'Hospitals' },
        medicare: { usd: 7, text: 'Medicare' },
      });
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
      const places = [...html.matchAll(/ x1?="(-?[\d.]+)%"/g)].map(([, at]) => Number(at));
      expect(places.filter((at) => at < 0 || at > 100)).toEqual([]);
      expect(html.match(/<circle/g)?.length ?? 0).toBe(named ? 2 * count : count);
    }),
    { numRuns: 30 },
  );
});

it('says who is cheapest to those who do not see it', () => {
  expect(draw({})).toContain('role="img" aria-label="A test, in US dollars. The lowest is $20.00."');
});

it('names every seller with a sign beside its amount, and those without by their number only', () => {
  const html = draw({
    sellers: [
      seller({ name: 'Known', sign: '1' }),
      seller({ name: 'Near', look: 'hollow', sign: 'a', note: 'near equivalent' }),
      seller({ name: 'Small' }),
    ],
    more: 'One more seller is a small dot.',
  });
  const text = html.replace(/<[^>]*>/g, '');
  expect(text).toContain('Known $20.00');
  expect(text).toContain('Near $20.00, near equivalent');
  expect(text).not.toContain('Small');
  expect(text).toContain('One more seller');
});

it('hatches what is made up and marks it with a word; it is never filled', () => {
  const html = draw({ sellers: [seller({ look: 'demo', note: 'demo price' })] });
  expect(html).toContain('class="hatch"');
  expect(html).toContain('>demo</text>');
  expect(html).toContain('demo price');
  expect(html).not.toContain('mark ranked');
});

it('ends a fee that is not known in an arrow, and a band that goes on', () => {
  expect(draw({ sellers: [seller({ open: true, look: 'hollow' })] })).toContain('class="arrow hollow"');
  expect(draw({ sellers: [seller({ look: 'hollow' })] })).not.toContain('arrow');
  const hospital = { low: 10, median: 25, high: 25, text: 'Hospitals' };
  expect(draw({ sellers: [seller({})], hospital })).not.toContain('hospital-arrow');
  expect(draw({ sellers: [seller({})], hospital: { ...hospital, high: 400 } })).toContain('hospital-arrow');
});

it('is a list in Markdown where no table says more, else nothing', () => {
  const over = {
    sellers: [seller({ sign: '1' }), seller({ name: 'Ours', look: 'demo', note: 'demo price' })],
    medicare: { usd: 4, text: 'Medicare pays $4.00' },
  } as const;
  expect(blocksMarkdown([strip(over)], '')).toBe('');
  expect(blocksMarkdown([strip({ ...over, twin: 'list' })], '')).toBe(
    'A test, in US dollars:\n\n- Seller: $20.00\n- Ours: $20.00, demo price\n- Medicare pays $4.00',
  );
});
