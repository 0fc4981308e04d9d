import { describe, expect, it } from 'vitest';
import { TOOLS } from '../src/core/tools/index.ts';
import { inputSchema, type JsonSchema } from '../src/surfaces/openapi/schemas.ts';
import { ask } from './specification.fixture.ts';
import { data } from './two-languages.fixture.ts';

/** The tables of the specification, as they stand there: tools, fields of an item, constraints of inputs. */
const bodyOf = async (path: string, body?: object) => (await ask(path, body)).body;

const GROUPS = {
  catalog: ['search_tests', 'get_test', 'list_panels', 'recommend_tests'],
  quote: ['quote_order'],
  locations: ['find_draw_sites'],
  reference: [
    ...['lookup_reference_range', 'interpret_results', 'convert_units', 'calculate_free_testosterone'],
  ],
  compare: ['compare_prices', 'compare_provider'],
  content: ['get_guide'],
};

it('the 13 tools have their names and groups', () => {
  const grouped = Object.fromEntries(
    Object.keys(GROUPS).map((tag) => [tag, TOOLS.filter((tool) => tool.tag === tag).map(({ name }) => name)]),
  );
  for (const [tag, names] of Object.entries(GROUPS))
    expect(grouped[tag]?.toSorted()).toEqual(names.toSorted());
  expect(TOOLS).toHaveLength(13);
});

/** Fields that a tool requires, and of each field what its schema must hold. */
const INPUTS: Readonly<Record<string, { required: string[]; fields: Readonly<Record<string, JsonSchema>> }>> =
  {
    search_tests: {
      required: ['query'],
      fields: {
        query: { minLength: 1, maxLength: 120 },
        type: { enum: ['test', 'panel'] },
        category: { maxLength: 60 },
        orderableOnly: { default: true },
        limit: { minimum: 1, maximum: 50, default: 10 },
      },
    },
    get_test: { required: ['slug'], fields: { slug: { minLength: 1, maxLength: 120 } } },
    list_panels: {
      required: [],
      fields: {
        category: { maxLength: 60 },
        maxPrice: { exclusiveMinimum: 0 },
        limit: { minimum: 1, maximum: 100, default: 25 },
      },
    },
    recommend_tests: {
      required: [],
      fields: {
        goals: { maxItems: 8 },
        symptoms: { maxItems: 8 },
        budget: { enum: ['low', 'medium', 'high', 'no_limit'] },
      },
    },
    quote_order: {
      required: ['items'],
      fields: { items: { minItems: 1, maxItems: 25 }, state: { minLength: 2, maxLength: 40 } },
    },
    find_draw_sites: {
      required: ['zip'],
      fields: {
        zip: { pattern: '^\\d{5}$' },
        radiusMiles: { minimum: 5, maximum: 100, default: 25 },
        limit: { minimum: 1, maximum: 50, default: 10 },
      },
    },
    lookup_reference_range: {
      required: ['marker'],
      fields: {
        marker: { minLength: 1, maxLength: 80 },
        sex: { enum: ['male', 'female'] },
        age: { minimum: 0, maximum: 120 },
        pregnancy: { type: 'boolean' },
        postmenopausal: { type: 'boolean' },
      },
    },
    compare_prices: { required: ['test'], fields: { test: { minLength: 1, maxLength: 80 } } },
    interpret_results: {
      required: ['values'],
      fields: { values: { minItems: 1, maxItems: 40 }, age: { minimum: 0, maximum: 120 } },
    },
    convert_units: {
      required: ['analyte', 'value'],
      fields: {
        analyte: { minLength: 1, maxLength: 60 },
        direction: { enum: ['toSI', 'toConventional'], default: 'toSI' },
      },
    },
    calculate_free_testosterone: {
      required: ['totalT', 'shbg'],
      fields: {
        totalT: { exclusiveMinimum: 0 },
        totalTUnit: { enum: ['ng/dL', 'nmol/L'], default: 'ng/dL' },
        shbg: { exclusiveMinimum: 0 },
        albuminGdL: { exclusiveMinimum: 0, maximum: 6, default: 4.3 },
      },
    },
    compare_provider: { required: [], fields: { provider: { maxLength: 60 } } },
    get_guide: { required: [], fields: { path: { maxLength: 160 } } },
  };

it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  'the input of %s has its constraints',
  (name, tool) => {
    const { required, fields } = INPUTS[name] ?? { required: ['none'], fields: {} };
    const schema = inputSchema(tool);
    expect(schema.required?.toSorted()).toEqual(required.toSorted());
    for (const [field, constraint] of Object.entries(fields))
      expect(schema.properties?.[field], field).toMatchObject(constraint);
    expect(schema.properties?.lang).toMatchObject({ enum: ['en', 'es'], default: 'en' });
  },
);

describe('an item of the catalog', () => {
  const FIELDS: Readonly<Record<string, readonly string[]>> = {
    ...{ id: ['string'], slug: ['string'], type: ['string'], name: ['string'], category: ['string'] },
    ...{ description: ['string'], aliases: ['array'], cpt: ['string', 'null'], biomarkers: ['array'] },
    ...{ biomarkerCount: ['number'], sampleType: ['string'], fastingRequired: ['boolean'] },
    ...{ resultsIn: ['string'], prepInstructions: ['string', 'null'], labs: ['array'], prices: ['object'] },
    ...{ labFee: ['number'], currency: ['string'], orderable: ['boolean'], url: ['string'] },
    ...{ markdownUrl: ['string'], orderUrl: ['string', 'null'], reviewedAt: ['string', 'null'] },
    ...{ popular: ['boolean'] },
  };
  const kind = (value: unknown): string =>
    value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

  it('has every field with its type, and its labs in both spellings', async () => {
    const { items, total, count, labFee, currency } = await bodyOf('/api/catalog.json?limit=500');
    const { items: rest } = await bodyOf('/api/catalog.json?limit=500&offset=500');
    expect([total, count, labFee, currency]).toEqual([items.length + rest.length, items.length, 6, 'USD']);
    for (const item of [...items, ...rest]) {
      for (const [field, kinds] of Object.entries(FIELDS))
        expect(kinds, `${item.slug}: ${field}`).toContain(kind(item[field]));
      const priced = Object.keys(item.prices).filter((key) => key !== 'list');
      expect(kind(item.prices.list)).toBe('number');
      expect(item.labs.map((lab: string) => lab.toLowerCase()).toSorted()).toEqual(priced.toSorted());
      for (const lab of item.labs) expect(lab).toMatch(/^Lab_[123]$/);
      expect(item.biomarkerCount).toBe(item.biomarkers.length);
      for (const part of item.includedTests ?? [])
        expect(Object.keys(part)).toEqual(expect.arrayContaining(['id', 'slug', 'name', 'price', 'url']));
    }
  });
});

describe('what the rows of the tools promise', () => {
  it.each([
    [5, 10],
    [11, 20],
    [26, 50],
    [51, 100],
  ])('a radius of %i is snapped to %i', async (radiusMiles, snapped) => {
    expect(await bodyOf('/api/agent/find_draw_sites', { zip: '10001', radiusMiles })).toMatchObject({
      radiusMiles: snapped,
    });
  });

  it('panels are priced below the sum of their tests, cheapest first', async () => {
    const { items } = await bodyOf('/api/agent/list_panels', { limit: 100 });
    const prices: number[] = items.map(({ prices: { list } }: { prices: { list: number } }) => list);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const {
      sumOfTests,
      prices: { list },
      slug,
    } of items)
      expect(sumOfTests, slug).toBeGreaterThan(list);
  });

  it('there are 130 markers and 30 conversions at least', () => {
    expect(data.markers.records.length).toBeGreaterThanOrEqual(130);
    expect(data.conversions.records.length).toBeGreaterThanOrEqual(30);
  });

  it('an order has one fee, whatever is in it', async () => {
    for (const items of [['tsh'], ['tsh', 'cbc', 'ferritin']]) {
      const quote = await bodyOf('/api/agent/quote_order', { items, state: 'TX' });
      expect(quote).toMatchObject({ labFee: 6, lab: 'lab_1' });
      expect(Math.round(100 * (quote.total - quote.subtotal))).toBe(600);
    }
    expect(await bodyOf('/api/agent/quote_order', { items: ['tsh'], state: 'NJ' })).toMatchObject({
      lab: 'lab_3',
    });
    expect(await bodyOf('/api/agent/quote_order', { items: ['tsh'], state: 'RI' })).toMatchObject({
      status: 'not_served',
    });
  });
});
