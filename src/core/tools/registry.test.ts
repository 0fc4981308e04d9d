import { describe, expect, it } from 'vitest';
import { answerSchema, inputSchema } from '../../surfaces/openapi/schemas.ts';
import { CallerError } from '../errors.ts';
import { wordsOf } from '../words/index.ts';
import { call, data, TODAY, toolNamed } from './call.fixture.ts';
import { TOOLS } from './index.ts';
import { runTool } from './run.ts';

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  it('answers its example as it did', async () => {
    const answer = JSON.stringify(call(name, tool.example), null, 2);
    await expect(`${answer}\n`).toMatchFileSnapshot(`__snapshots__/${name}.json`);
  });

  it('[R4] answers its example with status ok and meta', () => {
    const answer = call(name, tool.example);
    expect(answer.status).toBe('ok');
    expect(answer.meta).toMatchObject({ apiVersion: '1.1.0', dataRelease: '2026-11-23', demo: true });
  });

  it('describes every parameter and has a description that says when to use it', () => {
    for (const [field, schema] of Object.entries(inputSchema(tool).properties ?? {})) {
      expect((schema as { description?: string }).description, field).toMatch(/\w{3,}/);
    }
    expect(tool.description).toMatch(/\buse\b/i);
    expect(tool.description.length).toBeLessThanOrEqual(1024);
  });

  it('touches only the slices that it names', () => {
    const named: readonly string[] = ['service', ...tool.reads];
    const only = Object.defineProperties(
      {} as typeof data,
      Object.fromEntries(
        Object.entries(Object.getOwnPropertyDescriptors(data)).map(([slice, property]) => [
          slice,
          named.includes(slice)
            ? property
            : {
                get: () => {
                  throw new Error(`${name} read ${slice}`);
                },
              },
        ]),
      ),
    );
    expect(
      runTool(tool, tool.example, {
        data: only,
        today: TODAY,
        wordsOf,
        attribution: { source: 'a', medium: 'b' },
      }).status,
    ).toBe('ok');
  });

  it('publishes an answer schema with a root object', () => {
    expect(answerSchema(tool)).toMatchObject({
      type: 'object',
      properties: { status: { enum: expect.arrayContaining(['ok']) } },
    });
  });

  it('[R29] refuses a field it does not know, naming it, and never repeats what was sent', () => {
    const input = { ...toolNamed(name).example, secretField: 'my private value' };
    expect(() => call(name, input)).toThrow(
      expect.objectContaining({
        status: 400,
        faults: [expect.objectContaining({ pointer: '/secretField' })],
      }),
    );
    try {
      call(name, input);
    } catch (error) {
      expect(JSON.stringify(error)).not.toContain('private');
    }
  });
});

describe('bad input', () => {
  it('names every fault at once, by pointer', () => {
    const bad = { values: [{ marker: '', value: '' }, { value: 1e13 }], sex: 'other', age: 121 };
    expect(() => call('interpret_results', bad)).toThrow(
      expect.objectContaining({
        faults: expect.arrayContaining(
          ['/values/0/marker', '/values/0/value', '/values/1/marker', '/values/1/value', '/sex', '/age'].map(
            (pointer) => expect.objectContaining({ pointer }),
          ),
        ),
      }),
    );
  });

  it('names fifty faults of thousands and counts them all, in a short answer', () => {
    const unknown = Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`k${i}`, 0]));
    const long = { [`/${'~'.repeat(50_000)}`]: 0 };
    const refused = (input: object): CallerError => {
      try {
        call('find_draw_sites', input);
      } catch (error) {
        if (error instanceof CallerError) return error;
      }
      throw new Error('the input was not refused');
    };
    const { message, faults } = refused({ zip: '10001', ...unknown });
    expect(faults).toHaveLength(50);
    expect(message).toContain('9000 fields');
    expect(message).toContain('the first 50');
    expect(JSON.stringify(refused(long).faults).length).toBeLessThan(300);
    expect(refused({}).message).toContain('errors for each');
  });

  it.each([
    ['find_draw_sites', { zip: '1234' }, '/zip'],
    ['find_draw_sites', { zip: 'abcde' }, '/zip'],
    ['find_draw_sites', { zip: '10001', radiusMiles: 4 }, '/radiusMiles'],
    ['find_draw_sites', { zip: '10001', radiusMiles: 101 }, '/radiusMiles'],
    ['find_draw_sites', { zip: '10001', lab: 'lab_4' }, '/lab'],
    ['search_tests', { query: '' }, '/query'],
    ['search_tests', { query: 'a'.repeat(121) }, '/query'],
    ['search_tests', { query: 'tsh', limit: 51 }, '/limit'],
    ['list_panels', { maxPrice: 0 }, '/maxPrice'],
    ['quote_order', { items: [] }, '/items'],
    ['quote_order', { items: Array(26).fill('cbc') }, '/items'],
    ['recommend_tests', { goals: Array(9).fill('x') }, '/goals'],
    ['calculate_free_testosterone', { totalT: 0, shbg: 40 }, '/totalT'],
    ['calculate_free_testosterone', { totalT: 500, shbg: 40, albuminGdL: 6.1 }, '/albuminGdL'],
    ['convert_units', { analyte: 'glucose', value: Number.POSITIVE_INFINITY }, '/value'],
    ['lookup_reference_range', { marker: 'tsh', age: 121 }, '/age'],
    ['get_guide', { path: 'x'.repeat(161) }, '/path'],
  ])('%s refuses %o at %s', (name, input, pointer) => {
    expect(() => call(name, input)).toThrow(
      expect.objectContaining({ status: 400, faults: [expect.objectContaining({ pointer })] }),
    );
  });
});
