import { describe, expect, test } from 'vitest';
import { toMarkdown } from '../src/blocks/markdown.ts';
import type { Dataset } from '../src/core/model/dataset.ts';
import { measuringIn } from '../src/core/search/measuring.ts';
import { openSearch } from '../src/core/search/open-names.ts';
import { toolsOf } from '../src/core/tools/index.ts';
import { runTool } from '../src/core/tools/run.ts';
import { wordsOf } from '../src/core/words/index.ts';
import { report } from '../src/data/read/breach.ts';
import { sitePages } from '../src/documents/site.ts';
import { compile } from '../src/site/compile.ts';
import { shownTools } from '../src/site/tools.ts';
import { openApi } from '../src/surfaces/openapi/openapi.ts';

/** A deployer's store as small as many are: two labs with their own names, five states, thirty tests, no panel. */
const compiled = compile(process.cwd(), undefined, 'tests/stores/prairie');
if (!compiled.ok) throw new Error(report(compiled.breaches));
const { slices, authored } = compiled;
const data: Dataset = { ...slices, search: openSearch(slices.search, measuringIn(slices)) };
const { service } = data.service;

/** What is told of an order at another service. */
const OF_ANOTHER = /^## (?:How an order works at|Cómo funciona un pedido en) [\s\S]*?(?=^## )/m;

/** What the public reads, by where it stands. */
const published = new Map<string, string>([
  ...sitePages({ data, prose: authored.prose, tools: shownTools(data.service) }).map(
    (page) => [`${page.lang} ${page.path}`, toMarkdown(page.doc(), service).replace(OF_ANOTHER, '')] as const,
  ),
  ['openapi', JSON.stringify(openApi(data))] as const,
  ...data.skills.map(({ name, text }) => [`skill ${name}`, text] as const),
  ...data.itemTwins.map(({ lang, path, markdown }) => [`resource ${lang} ${path}`, markdown] as const),
]);

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

test('the privacy page names the platform of the store', () => {
  expect(published.get('en /privacy')).toContain(
    'The platform is Prairie Hosting. Its logs are kept for 14 days.',
  );
});

test('no page leads to one that is not there', () => {
  const paths = new Set(
    sitePages({ data, prose: authored.prose, tools: shownTools(data.service) }).map(({ path }) => path),
  );
  const dead = [...published].flatMap(([where, text]) =>
    [
      ...text.matchAll(
        /\]\(https:\/\/prairielabs\.org(\/(?:tests|panels|categories|not-sold|compare)\/[\w/-]+)\.md/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !paths.has(path))
      .map((path) => `${where}: ${path}`),
  );
  expect(dead).toEqual([]);
});
