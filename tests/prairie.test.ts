import { describe, expect, test } from 'vitest';
import { faceOf, homeIcon } from '../src/blocks/face.ts';
import { toHtml } from '../src/blocks/html.ts';
import { openCatalog } from '../src/core/catalog/packed.ts';
import type { Dataset, SliceName } from '../src/core/model/dataset.ts';
import { runningTotal } from '../src/core/pricing/running-total.ts';
import { toolsOf } from '../src/core/tools/index.ts';
import { runTool } from '../src/core/tools/run.ts';
import { wordsOf } from '../src/core/words/index.ts';
import { pictureOf } from '../src/documents/picture.ts';
import { card } from '../src/pictures/card.ts';
import { leanSlice } from '../src/site/lean.ts';
import { favicon } from '../src/surfaces/signs/favicon.ts';
import { addressOf, publishedOf } from './published.fixture.ts';

/** A deployer's store as small as many are: two labs with their own names, five states, thirty tests, no panel. */
const { data, pages, texts } = publishedOf('tests/stores/prairie');
const { service } = data.service;

/** What is told of an order at another service. */
const OF_ANOTHER = /^## (?:How an order works at|Cómo funciona un pedido en) [\s\S]*?(?=^## )/m;

/** What the public reads, by where it stands. */
const published = new Map([...texts].map(([where, text]) => [where, text.replace(OF_ANOTHER, '')]));

/** Laws and prices of hospitals are of every state, and sources have publishers there. */
const OF_STATES = /^e[ns] \/(?:lab-locations\/|compare\/prices\/)/;
const withoutLinks = (text: string): string => text.replaceAll(/\[[^\]]*\]\(http[^\n]*/g, '');

describe('nothing of the demonstration store shows through', () => {
  test.each([
    ['its labs', /lab_[123]|Lab_[123]|Talvera|Ordima|Belsora/],
    ['its name', /Plain Labs/],
    ['its fee', /fee of \$6\.00|\$6\.00 fee|"labFee": ?6\b/],
    ['its number of labs', /three labs|tres laboratorios/],
  ])('%s', (_what, trace) => {
    expect([...published].filter(([, text]) => trace.test(text)).map(([where]) => where)).toEqual([]);
  });

  test('its states', () => {
    const rules = /New York|New Jersey|Rhode Island|Nueva York|Nueva Jersey|\b10001\b/;
    expect(
      [...published]
        .filter(([where, text]) => !OF_STATES.test(where) && rules.test(withoutLinks(text)))
        .map(([where]) => where),
    ).toEqual([]);
  });

  test('its promises', () => {
    expect(
      [...published]
        .filter(([, text]) => /no draw, physician or service fee|after a physician has authorized/.test(text))
        .map(([where]) => where),
    ).toEqual([]);
  });
});

/** The answer of a tool as a caller reads it. */
const run = (name: string, input: object) =>
  JSON.parse(
    JSON.stringify(
      runTool(toolsOf(data.service).find((tool) => tool.name === name) ?? expect.unreachable(), input, {
        data,
        today: service.dataRelease,
        wordsOf,
        attribution: { source: 'ai_agent', medium: 'agent' },
      }),
    ),
  );

test('every tool answers the example that is told of it', () => {
  for (const tool of toolsOf(data.service))
    expect(
      runTool(tool, tool.example, {
        data,
        today: service.dataRelease,
        wordsOf,
        attribution: { source: 'ai_agent', medium: 'agent' },
      }).status,
      tool.name,
    ).toBe('ok');
});

test('a quote is at the lab that draws in the state, with the fee of the store', () => {
  const quote = (input: object) => run('quote_order', input);
  expect(quote({ items: ['cbc'], state: 'NM' })).toMatchObject({ lab: 'mesa', routed: true, labFee: 9.5 });
  expect(quote({ items: ['cbc'], state: 'TX', lab: 'mesa' })).toMatchObject({ lab: 'mesa', routed: false });
  expect(quote({ items: ['cbc'], state: 'NY' }).status).toBe('not_served');
  expect(quote({ items: ['cbc'], state: 'TX' }).cartUrl).toBe(
    'https://shop.prairielabs.org/checkout?store=prairie&items=cbc&at=FLR&utm_source=ai_agent&utm_medium=agent',
  );
});

test('its colour and its logo stand wherever those of the project stood', () => {
  const own = '#1f6b34';
  expect(favicon(data)).toContain('<title>Prairie Labs</title>');
  expect(card(pictureOf(pages[0]?.doc() ?? expect.unreachable(), data), faceOf(data))).toContain(own);
  expect(toHtml([homeIcon(faceOf(data), 192)])).toContain('data:image/svg+xml;base64,');
  const plain = '#0b5d56';
  expect(texts.get('en /docs/design')).toContain(own);
  expect(texts.get('en /docs/design')).not.toContain(plain);
});

test('an item that may be sold in some states only is refused in the others, and says where', () => {
  const items = ['cbc', 'ferritin'];
  const there = run('quote_order', { items, state: 'TX' });
  expect(there.items.map(({ slug }: { slug: string }) => slug)).toEqual(items);
  const elsewhere = run('quote_order', { items, state: 'KS' });
  expect(elsewhere.items.map(({ slug }: { slug: string }) => slug)).toEqual(['cbc']);
  expect(elsewhere.unavailable).toMatchObject([{ item: 'ferritin', code: 'not_in_state' }]);
  expect(elsewhere.total).toBe(25 + 9.5);
  expect(elsewhere.cartUrl).not.toContain('ferritin');
  expect(run('quote_order', { items: ['ferritin'], state: 'KS' }).status).toBe('not_served');
  expect(run('get_test', { slug: 'ferritin' }).item.states).toEqual(['TX', 'OK']);
  expect(published.get('en /tests/ferritin')).toContain('**Sold in these states only:** Texas, Oklahoma');
});

describe('where no state is named, what is not sold everywhere says so', () => {
  const only = 'Ferritin can be drawn in Oklahoma and Texas only.';

  test('a quote, whose link asks for the state instead of failing at the shop', () => {
    const quoted = run('quote_order', { items: ['cbc', 'ferritin', 'homocysteine'] });
    expect(quoted.warnings).toContain(only);
    expect(quoted.warnings).toContain('Homocysteine, Total cannot be drawn in New Mexico.');
    expect(quoted.items.map(({ states }: { states?: string[] }) => states)).toEqual([
      undefined,
      ['TX', 'OK'],
      undefined,
    ]);
    expect(quoted.cartUrl).toMatch(/^https:\/\/prairielabs\.org\/cart\?add=cbc,ferritin,homocysteine&lab=/);
    expect(run('quote_order', { items: ['cbc', 'ferritin'], state: 'TX' }).cartUrl).toMatch(
      /^https:\/\/shop\.prairielabs\.org/,
    );
    expect(run('quote_order', { items: ['cbc'] }).cartUrl).toMatch(/^https:\/\/shop\.prairielabs\.org/);
  });

  test('lists, plans and links of one item', () => {
    const found = run('search_tests', { query: 'ferritin', limit: 1 });
    expect(found.items[0]).toMatchObject({ slug: 'ferritin', states: ['TX', 'OK'] });
    expect(found.items[0].orderUrl).toMatch(/^https:\/\/prairielabs\.org\/cart\?add=ferritin&/);
    const planned = run('recommend_tests', { goals: ['iron deficiency'], budget: 'no_limit' });
    expect(planned.notes).toContain(only);
    expect(
      planned.recommendations.find(({ item }: { item: { slug: string } }) => item.slug === 'ferritin'),
    ).toMatchObject({
      item: { states: ['TX', 'OK'] },
    });
    expect(published.get('/llms-full.txt') ?? '').toContain('- Sold in these states only: TX, OK');
  });

  test('a comparison, whose lowest total nobody has elsewhere', () => {
    const compared = run('compare_prices', { test: 'ferritin' });
    expect(compared.service.states).toEqual(['TX', 'OK']);
    expect(compared.verdict).toContain(only);
    expect(run('compare_prices', { test: 'cbc' }).verdict).not.toContain('only.');
  });

  test('pages, beside the way into the order', () => {
    expect(published.get('en /tests/ferritin')).toContain(only);
    expect(published.get('es /tests/ferritin')).toContain(
      'Ferritina: solo se puede hacer en Oklahoma y Texas.',
    );
    expect(published.get('en /tests/cbc')).not.toContain('can be drawn in');
  });
});

test('what no lab of the state performs is not offered at one that does not draw there', () => {
  const quoted = run('quote_order', { items: ['cbc', 'homocysteine'], state: 'NM' });
  expect(quoted.unavailable).toMatchObject([{ item: 'homocysteine', code: 'not_in_state' }]);
  expect(quoted.unavailable[0]).not.toHaveProperty('alternatives');
});

test('an order on the device is priced as on the server, in every state', () => {
  const sent = (name: SliceName) => JSON.parse(JSON.stringify(leanSlice(name, data, 'en')));
  const catalog = { entries: openCatalog(sent('catalog')) } as Partial<
    Dataset['catalog']
  > as Dataset['catalog'];
  const lean = { catalog, service: sent('service') };
  for (const { code } of data.service.states)
    for (const items of [['cbc', 'ferritin', 'homocysteine'], ['ferritin']]) {
      const { labs } = runningTotal({ items, state: code }, data);
      const told = (all: typeof labs) =>
        all.map(({ lab, totalCents, refused }) => [
          lab,
          totalCents,
          refused.map((one) => [one.item, one.code]),
        ]);
      expect(told(runningTotal({ items, state: code }, lean).labs), code).toEqual(told(labs));
    }
});

test('its pages of law have addresses of their own, in the languages in which they are written', () => {
  expect([...texts.keys()].filter((where) => where.includes('/legal/')).sort()).toEqual([
    'en /legal/refund',
    'en /legal/terms',
    'es /legal/terms',
  ]);
  expect(published.get('/docs/llms.txt')).toContain('https://prairielabs.org/legal/terms.md');
});

test('the privacy page names the platform of the store', () => {
  expect(published.get('en /privacy')).toContain(
    'The platform is Prairie Hosting. Its logs are kept for 14 days.',
  );
});

test('no page leads to one that is not there', () => {
  const paths = new Set(pages.map(addressOf));
  const dead = [...published].flatMap(([where, text]) =>
    [
      ...text.matchAll(
        /\]\(https:\/\/prairielabs\.org((?:\/es)?\/(?:tests|panels|categories|not-sold|compare)\/[\w/-]+)\.md/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !paths.has(path))
      .map((path) => `${where}: ${path}`),
  );
  expect(dead).toEqual([]);
});
