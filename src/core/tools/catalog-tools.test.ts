import { describe, expect, it } from 'vitest';
import { call, data } from './call.fixture.ts';
import type { Next } from './define.ts';

const { entries } = data.catalog;
const soon = entries.find(({ orderable }) => !orderable);
const long = data.pages.find(({ kind, lang }) => kind === 'guide' && lang === 'en');
if (soon === undefined || long === undefined) throw new Error('the data lacks a case');

/** What an answer says in words, wherever it stands; names come from records and may be the same. */
const SENTENCES = new Set([
  'message',
  'truncated',
  'matchedOn',
  'resultsIn',
  'why',
  'disclaimer',
  'advice',
  'notes',
  'reason',
]);
const sentencesOf = (value: unknown, key = ''): string[] =>
  typeof value === 'string'
    ? SENTENCES.has(key)
      ? [value]
      : []
    : Array.isArray(value)
      ? value.flatMap((one) => sentencesOf(one, key))
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, one]) => sentencesOf(one, name))
        : [];

const CASES: readonly (readonly [tool: string, status: string, input: Record<string, unknown>])[] = [
  ['search_tests', 'ok', { query: 'thyroid', limit: 3 }],
  ['search_tests', 'ok', { query: 'ferratin' }],
  ['search_tests', 'ok', { query: 'ferri' }],
  ['search_tests', 'not_found', { query: 'zzzqqq' }],
  ['search_tests', 'not_found', { query: '84443', category: 'heart-health' }],
  ['search_tests', 'not_found', { query: soon.said.en.name, type: soon.type, category: soon.category }],
  ['get_test', 'not_found', { slug: 'hemoglobin-a1' }],
  ['get_test', 'not_found', { slug: 'zzzqqq' }],
  ['list_panels', 'ok', { limit: 2 }],
  ['list_panels', 'not_found', { maxPrice: 0.5 }],
  ['list_panels', 'not_found', { category: 'nothing-of-the-kind' }],
  [
    'recommend_tests',
    'ok',
    { goals: ['lose weight', 'gain weight', 'heart health'], symptoms: ['tick bite with a spreading rash'] },
  ],
  ['recommend_tests', 'needs_info', { symptoms: ['chest pain'] }],
  ['recommend_tests', 'needs_info', { goals: ['flying saucers'] }],
  ['recommend_tests', 'needs_info', {}],
  ['get_guide', 'ok', { path: long.path }],
  ['get_guide', 'not_found', { path: '/guides/fasting' }],
  ['get_guide', 'not_found', { path: long.path, part: 50 }],
];

describe.each(CASES)('%s, %s, %o', (tool, status, input) => {
  const [en, es] = ['en', 'es'].map((lang) => call(tool, { ...input, lang }));

  it('says every sentence in the language asked for', () => {
    expect([en.status, es.status]).toEqual([status, status]);
    // What to do first is said in the language that was typed.
    const [english = [], spanish = []] = [en, es].map(({ seekCare: _, ...answer }) => sentencesOf(answer));
    expect(english.length).toBeGreaterThan(0);
    expect(spanish).toHaveLength(english.length);
    expect(spanish.filter((sentence) => english.includes(sentence))).toEqual([]);
  });

  it('names no tool and no field of the interface in them', () => {
    expect(sentencesOf([en, es]).join(' ')).not.toMatch(
      /[a-z]_[a-z]|\b(limit|maxPrice|orderableOnly|seekCare)\b/,
    );
  });

  it('offers next calls that are answered, in the same language', () => {
    for (const [lang, answer] of [
      ['en', en],
      ['es', es],
    ] as const) {
      for (const next of (answer.next ?? []) as Next[]) {
        expect(call(next.tool, next.arguments).meta.apiVersion).toBe(data.service.service.apiVersion);
        expect(next.arguments.lang).toBe(lang === 'en' ? undefined : lang);
      }
    }
  });
});

const next = (tool: string, input: Record<string, unknown>): Next[] => call(tool, input).next ?? [];
const answered = ({ tool, arguments: input }: Next) => call(tool, input);

describe('what may come next', () => {
  it('is the same search with as many as one answer holds', () => {
    const [more] = next('search_tests', { query: 'vitamin', type: 'test', limit: 2 });
    expect(more?.arguments).toEqual({ query: 'vitamin', type: 'test', limit: 50 });
    const whole = next('search_tests', { query: 'blood test', orderableOnly: false, limit: 50 });
    expect(whole.filter(({ tool }) => tool === 'search_tests')).toEqual([]);
  });

  it('is the search without a selection that hides every match', () => {
    const [wider] = next('search_tests', { query: '84443', category: 'heart-health' });
    expect(wider?.arguments).toEqual({ query: '84443' });
    expect(wider && answered(wider).items[0].slug).toBe('tsh');
  });

  it('is the search that shows what is coming soon', () => {
    const { said, slug, type, category } = soon;
    const answer = call('search_tests', { query: said.en.name, type, category, lang: 'es' });
    expect(answer.comingSoon).toContainEqual({ slug, name: said.es.name });
    expect(answer.message).toContain(said.es.name);
    expect(answered(answer.next[0]).items.map((item: { slug: string }) => item.slug)).toContain(slug);
  });

  it('is each test that may have been meant, and a search', () => {
    const answer = call('get_test', { slug: 'hemoglobin-a1', lang: 'es' });
    expect(answer.options.map(({ slug }: { slug: string }) => slug)).toEqual(answer.suggestions);
    for (const { slug, name } of answer.options)
      expect(name).toBe(entries.find((entry) => entry.slug === slug)?.said.es.name);
    expect(answer.next.map(({ tool }: Next) => tool)).toEqual([
      ...answer.suggestions.map(() => 'get_test'),
      'search_tests',
    ]);
  });

  it('is panels of the category at any price, then panels of others at the price', () => {
    const cheapest = Math.min(
      ...entries
        .filter(({ type, orderable }) => type === 'panel' && orderable)
        .map((panel) => panel.listCents),
    );
    const all = next('list_panels', { maxPrice: cheapest / 100, category: 'autoimmune' });
    expect(all.map(answered).map(({ status }) => status)).toEqual(all.map(() => 'ok'));
    expect(call('list_panels', { category: 'nothing-of-the-kind', lang: 'es' }).options).toContainEqual({
      slug: 'thyroid',
      name: data.catalog.categories.find(({ slug }) => slug === 'thyroid')?.said.es.name,
    });
  });

  it('is the lowest budget that holds a test, and nothing to buy where a warning sign was said', () => {
    const found = data.goals.goals.find(
      ({ said }) => call('recommend_tests', { goals: [said.en.name], budget: 'low' }).status !== 'ok',
    );
    const asked = { goals: [found?.said.en.name ?? ''], budget: 'low' };
    const [higher] = next('recommend_tests', asked);
    expect(higher && answered(higher).status).toBe('ok');
    expect(next('recommend_tests', { ...asked, symptoms: ['chest pain'] })).toEqual([]);
  });

  it('is every further part of a long list, in turn, without a page lost', () => {
    let answer = call('get_guide', { path: '/biomarkers', lang: 'es' });
    const { parts } = answer;
    const listed = [...answer.biomarkers];
    for (let part = 2; part <= parts; part++) {
      answer = answered(answer.next[0]);
      expect([answer.part, answer.title]).toEqual([part, 'Biomarcadores']);
      listed.push(...answer.biomarkers);
    }
    expect(answer).not.toHaveProperty('next');
    expect(listed.map(({ path }) => path)).toEqual(
      data.markers.records.map(({ slug }) => `/biomarkers/${slug}`),
    );
    expect(call('get_guide', { path: '/biomarkers', part: 50 })).toMatchObject({
      status: 'not_found',
      parts,
      suggestions: ['/biomarkers'],
    });
    expect(call('get_guide', { path: '/conditions' })).not.toHaveProperty('parts');
  });

  it('is every further part of a page, in turn', () => {
    let answer = call('get_guide', { path: long.path });
    const { parts } = answer;
    expect(parts).toBeGreaterThan(1);
    for (let part = 2; part <= parts; part++) {
      answer = answered(answer.next[0]);
      expect(answer.part).toBe(part);
    }
    expect(answer).not.toHaveProperty('next');
    expect(call('get_guide', { path: long.path, part: 50 }).parts).toBe(parts);
  });
});

it('names what a test measures, and its reference pages, in Spanish', () => {
  const { item } = call('get_test', { slug: 'ferritin', lang: 'es' });
  expect(item.markerPages[0].name).toBe(item.biomarkers[0]);
  expect(item.biomarkers).toEqual(['Ferritina']);
});

it('gives the same texts of a catalog item in its list as alone', () => {
  for (const lang of ['en', 'es']) {
    const [found] = call('search_tests', { query: 'tsh', lang }).items;
    const { item } = call('get_test', { slug: 'tsh', lang });
    for (const field of ['name', 'description', 'sampleType', 'resultsIn', 'url'])
      expect(found[field]).toBe(item[field]);
    const [panel] = call('list_panels', { lang, limit: 1 }).items;
    expect(panel.name).toBe(entries.find(({ slug }) => slug === panel.slug)?.said[lang as 'en' | 'es'].name);
  }
});

it('get_guide without a path lists every guide and condition once, in parts', () => {
  const paths: string[] = [];
  let parts = 1;
  for (let part = 1; part <= parts; part++) {
    const answer = call('get_guide', { part });
    expect(answer.status).toBe('ok');
    parts = answer.parts ?? 1;
    paths.push(
      ...[...(answer.guides ?? []), ...(answer.conditions ?? [])].map((page: { path: string }) => page.path),
    );
  }
  expect(parts).toBeGreaterThan(1);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/guides/'))).toHaveLength(40);
  expect(paths).toContain('/conditions/anemia');
  expect(call('get_guide', { part: parts + 1 }).status).toBe('not_found');
});
