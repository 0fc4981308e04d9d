import { describe, expect, it } from 'vitest';
import { TOOLS } from '../src/core/tools/index.ts';
import { CALLS } from './calls.fixture.ts';
import { ask } from './specification.fixture.ts';
import { data } from './two-languages.fixture.ts';

/** Rows of the specification that only the whole shows: what is asked here goes through the door of REST. */
const call = (tool: string, input: object) => ask(`/api/agent/${tool}`, input);

/** Every address of the cart in an answer. */
function carts(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/https?:\/\/[^\s)"`]+\/cart\?[^\s)"`]+/g) ?? [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(carts) : [];
}

describe('links to the cart', () => {
  const unnamed = (answer: unknown): string[] =>
    carts(answer).filter((url) => {
      const { searchParams } = new URL(url);
      const [add, lab, source, medium] = ['add', 'lab', 'utm_source', 'utm_medium'].map((name) =>
        searchParams.get(name),
      );
      // A page links to the cart before a lab is chosen.
      return !add || lab === '' || source !== 'ai_agent' || medium !== 'agent';
    });

  it.each(TOOLS.map(({ name }) => name))('of %s name items, lab and caller', async (name) => {
    for (const input of CALLS[name]) expect(unnamed((await call(name, input)).body)).toEqual([]);
  });

  it('of the catalog do too, in lists and single items', async () => {
    const list = await ask('/api/catalog.json?limit=500');
    expect(carts(list.body)).toHaveLength(
      list.body.items.filter(({ orderable }: { orderable: boolean }) => orderable).length,
    );
    expect(unnamed(list.body)).toEqual([]);
    expect(carts((await ask('/api/catalog/tsh')).body)).toHaveLength(1);
    expect(unnamed((await ask('/api/catalog/tsh')).body)).toEqual([]);
  });
});

describe('the listing of the catalog', () => {
  it('takes q and category of any length', async () => {
    expect((await ask(`/api/catalog.json?q=${'tsh '.repeat(200)}`)).body.total).toBeGreaterThanOrEqual(1);
    expect(await ask(`/api/catalog.json?category=${'x'.repeat(400)}`)).toMatchObject({
      status: 200,
      body: { total: 0 },
    });
  });

  it.each(['utm_source=x', 'foo=1', 'lang=es'])(
    'takes %s, which changes nothing and is named',
    async (given) => {
      const [plain, with_] = [
        await ask('/api/catalog.json?q=tsh'),
        await ask(`/api/catalog.json?q=tsh&${given}`),
      ];
      expect([with_.status, with_.body]).toEqual([200, plain.body]);
      expect(with_.headers.get('ignored-parameters')).toBe(given.split('=')[0]);
      // One rule: the address of an item reads no parameter either.
      expect((await ask(`/api/catalog/tsh?${given}`)).body).toEqual((await ask('/api/catalog/tsh')).body);
    },
  );
});

describe('numbers', () => {
  it('may be negative where the specification says number', async () => {
    const read = await call('interpret_results', {
      values: [{ marker: 'base-excess', value: -4, unit: 'mmol/L' }],
    });
    expect(read).toMatchObject({ status: 200, body: { results: [{ value: -4, flag: expect.any(String) }] } });
    const converted = await call('convert_units', { analyte: 'glucose', value: -10 });
    expect(converted).toMatchObject({ status: 200, body: { status: 'ok', from: { value: -10 } } });
  });
});

describe('a state', () => {
  it.each([
    ['NY', 'NY'],
    ['ny', 'NY'],
    ['N.Y.', 'NY'],
    ['new york', 'NY'],
    ['NYC', 'NY'],
    ['D.C.', 'DC'],
    ['dc', 'DC'],
    ['Washington DC', 'DC'],
    ['washington, d.c.', 'DC'],
    ['Puerto Rico', 'PR'],
    ['texas', 'TX'],
  ])('is read from %s', async (state, code) => {
    expect((await call('quote_order', { items: ['tsh'], state })).body).toMatchObject({ state: code });
  });
});

describe('draw sites', () => {
  it('that draw our orders stand first where one lab alone does', async () => {
    const { body } = await call('find_draw_sites', { zip: '12207', limit: 50, radiusMiles: 50 });
    const sites: readonly { lab: string; drawsOrders: boolean; address: { state: string } }[] = body.sites;
    const first = sites.findIndex(({ drawsOrders }) => !drawsOrders);
    expect(first).toBeGreaterThan(0);
    expect(sites.slice(first).every(({ drawsOrders }) => !drawsOrders)).toBe(true);
    const inState = sites.filter(({ address }) => address.state === 'NY');
    expect(inState.every(({ lab, drawsOrders }) => drawsOrders === (lab === 'lab_3'))).toBe(true);
  });

  it('that are samples are named after real towns, never after their state', () => {
    const named = new Map(data.service.states.map(({ code, said }) => [code, said.en.name]));
    const wrong = data.sites.filter(({ city, state, sample }) => sample && city === named.get(state));
    expect(new Set(wrong.map(({ city }) => city))).toEqual(new Set(['New York']));
  });

  it('are told in one and in many', async () => {
    const { body } = await call('find_draw_sites', { zip: '10001', limit: 1, lang: 'es' });
    expect(JSON.stringify(body)).not.toMatch(/los 1 centros/i);
    expect(JSON.stringify(body)).toMatch(/el centro más cercano de un total/i);
  });
});
