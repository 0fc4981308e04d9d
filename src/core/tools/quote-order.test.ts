import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, data } from './call.fixture.ts';

const quote = (items: string[], rest: Record<string, unknown> = {}) =>
  call('quote_order', { items, ...rest });
const priceOf = (slug: string, lab: 'lab_1' | 'lab_2' | 'lab_3'): number => {
  const cents = data.catalog.entries.find((entry) => entry.slug === slug)?.cents[lab];
  if (cents === undefined) throw new Error(`${slug} has no price at ${lab}`);
  return cents / 100;
};
const elsewhere = data.catalog.entries.find(({ orderable, cents }) => orderable && cents.lab_3 === undefined);
const nameOfLab3 = data.service.labs.find(({ id }) => id === 'lab_3')?.name;
const soon = data.catalog.entries.find(({ orderable }) => !orderable);
if (elsewhere === undefined || soon === undefined) throw new Error('the data lacks a case');

describe('quote_order', () => {
  it('names the labs that perform what the default one does not, with their prices and a total', () => {
    const { unavailable, next } = quote(['chagas-antibody'], { state: 'AZ' });
    const prices = (['lab_2', 'lab_3'] as const).map((lab) => ({
      slug: 'chagas-antibody',
      name: unavailable[0].name,
      lab,
      price: priceOf('chagas-antibody', lab),
    }));
    expect(unavailable[0].alternatives).toEqual(prices);
    const least = Math.min(...prices.map(({ price }) => price));
    expect(next[0].why).toContain(`$${(least + 6).toFixed(2)}`);
  });

  it('adds one fee of 6.00 to the sticker prices in Texas', () => {
    const answer = quote(['cbc', 'tsh'], { state: 'TX' });
    expect(answer).toMatchObject({
      status: 'ok',
      state: 'TX',
      stateName: 'Texas',
      lab: 'lab_1',
      routed: false,
      labFee: 6,
    });
    expect(answer.subtotal).toBeCloseTo(priceOf('cbc', 'lab_1') + priceOf('tsh', 'lab_1'), 10);
    expect(answer.total).toBeCloseTo(answer.subtotal + 6, 10);
    expect(answer.cartUrl).toMatch(/\/cart\?add=cbc,tsh&lab=lab_1&utm_source=ai_agent&utm_medium=agent$/);
  });

  it.each(['NY', 'NJ', 'new jersey', 'New  York'])(
    'routes %s to lab_3 whatever lab is asked, and says so',
    (state) => {
      const answer = quote(['cbc'], { state, lab: 'lab_2' });
      expect(answer).toMatchObject({ status: 'ok', lab: 'lab_3', routed: true });
      expect(answer.items[0].price).toBe(priceOf('cbc', 'lab_3'));
      expect(answer.warnings.join(' ')).toContain(`drawn at ${nameOfLab3}`);
      expect(answer.byLab.map(({ lab }: { lab: string }) => lab)).toEqual(['lab_3']);
    },
  );

  it('does not serve Rhode Island: every item is named, and there is no total and no cart', () => {
    const answer = quote(['cbc', 'tsh', 'no-such-test'], { state: 'Rhode Island' });
    expect(answer.status).toBe('not_served');
    expect(answer.unavailable.map(({ item }: { item: string }) => item).sort()).toEqual([
      'cbc',
      'no-such-test',
      'tsh',
    ]);
    expect(answer).not.toHaveProperty('total');
    expect(answer).not.toHaveProperty('cartUrl');
    expect(answer.message).toContain('Rhode Island');
  });

  it('asks for the state when it knows none of that name, and warns when none is given', () => {
    expect(quote(['cbc'], { state: 'Atlantis' })).toMatchObject({ status: 'needs_info', missing: ['state'] });
    expect(quote(['cbc'], { state: 'Pensylvania', lab: 'lab_2' })).toMatchObject({
      status: 'needs_info',
      options: [{ slug: 'PA', name: 'Pennsylvania' }],
      next: [{ tool: 'quote_order', arguments: { items: ['cbc'], state: 'PA', lab: 'lab_2' } }],
    });
    expect(quote(['cbc']).warnings[0]).toContain('No state was given');
  });

  it('gives each item that is left out its own reason', () => {
    const answer = quote(['cbc', 'CBC', soon.slug, 'nonsense', elsewhere.slug], {
      state: 'TX',
      lab: 'lab_3',
    });
    const codes = Object.fromEntries(
      answer.unavailable.map(({ item, code }: { item: string; code: string }) => [item, code]),
    );
    expect(codes).toEqual({
      CBC: 'duplicate',
      [soon.slug]: 'coming_soon',
      nonsense: 'unknown',
      [elsewhere.slug]: 'not_at_lab',
    });
    expect(answer.total).toBeCloseTo(priceOf('cbc', 'lab_3') + 6, 10);
    expect(answer.cartUrl).toContain('add=cbc&');
    expect(quote(['cbc', elsewhere.slug], { state: 'NY' }).unavailable[0].code).toBe('not_in_state');
  });

  it('names the cheapest lab for the whole basket first', () => {
    const { byLab } = quote(['cbc', 'tsh', elsewhere.slug], { state: 'TX' });
    const missing = byLab.map(({ unavailable }: { unavailable: string[] }) => unavailable.length);
    expect(missing).toEqual([...missing].sort());
    const whole = byLab.filter(({ unavailable }: { unavailable: string[] }) => unavailable.length === 0);
    const totals = whole.map(({ total }: { total: number }) => total);
    expect(totals).toEqual([...totals].sort((a: number, b: number) => a - b));
    expect(byLab.at(-1)).toMatchObject({ lab: 'lab_3', unavailable: [elsewhere.slug] });
  });

  it('takes ids as well as slugs', () => {
    const { id } = data.catalog.entries.find(({ slug }) => slug === 'cbc') ?? { id: '' };
    expect(quote([id.toUpperCase()], { state: 'TX' }).total).toBe(quote(['cbc'], { state: 'TX' }).total);
  });

  it('offers a panel that measures the same for less, and warns of what is covered twice', () => {
    const panel = data.catalog.entries.find(({ slug }) => slug === 'basic-wellness');
    const answer = quote([...(panel?.components ?? [])], { state: 'TX' });
    expect(answer.savings[0].saves).toBeGreaterThan(0);
    expect(answer.savings[0].subtotal + answer.savings[0].saves).toBeCloseTo(answer.subtotal, 10);
    expect(quote(['basic-wellness', 'cbc'], { state: 'TX' }).warnings.join(' ')).toContain(
      'already measures',
    );
  });

  it('has ready calls for the lab that leaves out less, a near name, what is cheaper and prices elsewhere', () => {
    const atOne = quote(['cbc', elsewhere.slug], { state: 'TX', lab: 'lab_3' });
    expect(atOne.next[0]).toMatchObject({
      tool: 'quote_order',
      arguments: { items: ['cbc', elsewhere.slug], state: 'TX' },
      why: expect.stringContaining('which leaves out less'),
    });
    expect(call('quote_order', atOne.next[0].arguments).unavailable).toEqual([]);
    expect(atOne.next.at(-1)).toMatchObject({ tool: 'compare_prices', arguments: { test: 'cbc' } });

    const near = quote(['cbc', 'ferritinn'], { state: 'TX', lang: 'es' });
    expect(near.next[0]).toMatchObject({
      tool: 'quote_order',
      arguments: { items: ['cbc', 'ferritin'], state: 'TX', lang: 'es' },
      why: 'El pedido con Ferritina',
    });
    expect(quote(['zzzzzz']).next).toMatchObject([{ tool: 'search_tests', arguments: { query: 'zzzzzz' } }]);

    const panel = data.catalog.entries.find(({ slug }) => slug === 'basic-wellness');
    const { next, savings, subtotal } = quote([...(panel?.components ?? [])], { state: 'TX' });
    expect(call('quote_order', next[0].arguments).subtotal).toBeCloseTo(subtotal - savings[0].saves, 10);
  });

  it('says in Spanish why nothing could be priced', () => {
    expect(quote(['cbc'], { state: 'Atlantis', lang: 'es' }).message).toMatch(/^No es un estado/);
    expect(quote(['cbc'], { state: 'RI', lang: 'es' }).unavailable[0].reason).toMatch(/no se puede hacer/);
    expect(quote([soon.slug], { lang: 'es' }).unavailable[0].reason).toMatch(/próximamente/);
    expect(quote(['zzzzzz'], { lang: 'es' }).message).toMatch(/Búsquelas por nombre/);
  });

  it('totals are the subtotal and the fee, whatever is asked, in whatever order; nothing vanishes', () => {
    const slugs = [...data.catalog.entries.map(({ slug }) => slug), 'unknown-one', 'unknown-two'];
    const place = fc.constantFrom('TX', 'NY', 'NJ', 'CA', 'PR');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...slugs), { minLength: 1, maxLength: 25 }),
        place,
        (items, state) => {
          const answer = quote(items, { state });
          const named = [
            ...(answer.items ?? []).map(({ slug }: { slug: string }) => slug),
            ...answer.unavailable.map(({ item }: { item: string }) => item),
          ];
          expect(named.sort()).toEqual([...items].sort());
          expect(answer.next?.length ?? 0).toBeLessThanOrEqual(3);
          if (answer.status !== 'ok') return;
          expect(Math.round(answer.total * 100)).toBe(Math.round(answer.subtotal * 100) + 600);
          expect(quote([...items].reverse(), { state }).total).toBe(answer.total);
          for (const { subtotal } of answer.savings) expect(subtotal).toBeLessThan(answer.subtotal);
        },
      ),
      { numRuns: 150 },
    );
  });
});

it('says from which day its prices are, where that is long ago', () => {
  const order = { items: ['cbc', 'tsh'], state: 'TX' };
  const said = (day: string): boolean =>
    call('quote_order', order, day).warnings.some((text: string) => text.startsWith('Prices of this order'));
  expect([said('2026-11-22'), said('2027-04-30'), said('2027-05-02')]).toEqual([false, false, true]);
});
