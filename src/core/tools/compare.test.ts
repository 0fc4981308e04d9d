import { describe, expect, it } from 'vitest';
import { call, data } from './call.fixture.ts';

const { service, labs } = data.service;
/** Names that are the same in both languages. */
const NAMES = new Set([
  service.brand,
  ...labs.map(({ name }) => name),
  ...data.providers.panels.map(({ name }) => name),
  ...data.providers.providers.flatMap(({ name, said }) => [
    name,
    ...said.en.labs.filter((lab) => said.es.labs.includes(lab)),
  ]),
  ...data.catalog.entries.filter(({ said }) => said.en.name === said.es.name).map(({ said }) => said.en.name),
]);

/** Texts of several words that two answers have alike: sentences in the wrong language are among them. */
function alike(en: unknown, es: unknown): string[] {
  if (typeof en === 'string') return en === es && /\w \w/.test(en) && !NAMES.has(en) ? [en] : [];
  if (typeof en !== 'object' || en === null) return [];
  return Object.entries(en)
    .filter(([key]) => !['item', 'arguments', 'source', 'sources'].includes(key))
    .flatMap(([key, value]) => alike(value, (es as Record<string, unknown>)[key]));
}

describe('in Spanish', () => {
  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['compare_prices', { test: 'cbc' }],
    ['compare_prices', { test: 'ferritin', withItems: ['cbc', 'cmp'] }],
    ['compare_prices', { test: 'free testosterone' }],
    ['compare_prices', { test: 'cbc', withItems: ['no such test at all'] }],
    ['compare_prices', { test: 'zzzzzz' }],
    ['compare_provider', {}],
    ['compare_provider', { provider: 'nobody' }],
    ['compare_provider', { provider: 'ulta', limit: 1 }],
    ...data.providers.providers.map(
      ({ slug }) => ['compare_provider', { provider: slug, limit: 200 }] as const,
    ),
  ])('%s %j says nothing in English', (name, input) => {
    expect(alike(call(name, input), call(name, { ...input, lang: 'es' }))).toEqual([]);
  });
});

describe('what may come next', () => {
  it('is one ready call for each test that a name may mean, wherever in the basket it stands', () => {
    const typed = { test: 'cbc', withItems: ['tsh', 'free testosterone'], lang: 'es' };
    const { status, item, options, next } = call('compare_prices', typed);
    expect({ status, item }).toEqual({ status: 'ambiguous', item: 'free testosterone' });
    expect(next).toHaveLength(options.length);
    for (const [i, { tool, arguments: fields }] of next.entries()) {
      expect(fields).toEqual({ test: 'cbc', withItems: ['tsh', options[i].slug], lang: 'es' });
      expect(call(tool, fields).status).toBe('ok');
    }
  });

  it('is a search where no test has the name, and the list where no service has it', () => {
    const { next } = call('compare_prices', { test: 'zzzzzz' });
    expect(next).toEqual([
      { tool: 'search_tests', arguments: { query: 'zzzzzz' }, why: 'Finds tests and panels by name' },
    ]);
    const { next: list, options } = call('compare_provider', { provider: 'zzzzzz' });
    expect(list.at(-1)).toMatchObject({ tool: 'compare_provider', arguments: {} });
    expect(options).toHaveLength(data.providers.providers.length);
  });

  it('is the rest of the tests where a limit left some out', () => {
    const { truncated, next } = call('compare_provider', { provider: 'ulta-lab-tests', limit: 1 });
    expect(truncated).toMatch(/^1 of \d+ tests/);
    const rest = call(next[0].tool, next[0].arguments);
    expect(rest.spotPrices.length).toBeGreaterThan(1);
    expect(rest.truncated).toBeUndefined();
  });

  it('is the total of the order that was compared', () => {
    const { next } = call('compare_prices', { test: 'cbc', withItems: ['tsh'] });
    expect(next[0]).toMatchObject({ tool: 'quote_order', arguments: { items: ['cbc', 'tsh'] } });
  });
});
