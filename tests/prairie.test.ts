import { describe, expect, test } from 'vitest';
import { faceOf, homeIcon } from '../src/blocks/face.ts';
import { toHtml } from '../src/blocks/html.ts';
import { toolsOf } from '../src/core/tools/index.ts';
import { runTool } from '../src/core/tools/run.ts';
import { wordsOf } from '../src/core/words/index.ts';
import { pictureOf } from '../src/documents/picture.ts';
import { card } from '../src/pictures/card.ts';
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
  const quote = (input: object) =>
    JSON.parse(
      JSON.stringify(
        runTool(
          toolsOf(data.service).find(({ name }) => name === 'quote_order') ?? expect.unreachable(),
          input,
          { data, today: service.dataRelease, wordsOf, attribution: { source: 'ai_agent', medium: 'agent' } },
        ),
      ),
    );
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
