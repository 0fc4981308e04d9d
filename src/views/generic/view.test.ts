import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toHtml } from '../../blocks/html.ts';
import { smallDataset } from '../../core/dataset.fixture.ts';
import { CallerError } from '../../core/errors.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { defineTool } from '../../core/tools/define.ts';
import { runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import { faultElements } from '../faults.ts';
import { fieldsOf } from '../form.ts';
import { showingWith } from '../known.ts';
import { generic } from './view.ts';

const listLabs = defineTool({
  name: 'list_labs',
  title: 'List labs',
  description: 'Lists the labs that draw our orders.',
  tag: 'locations',
  reads: [],
  input: () =>
    z.strictObject({
      state: z.string().min(2).max(40).describe('Where the blood will be drawn'),
      limit: z.int().min(1).max(50).optional().describe('At most this many'),
      maxPrice: z.number().positive().optional(),
      walkIns: z.boolean().optional(),
      sex: z.enum(['male', 'female']).optional(),
      level: z.enum(['low', 'high']).default('high'),
      items: z.array(z.string()).optional().describe('What to order'),
      labs: z.array(z.enum(['lab_1', 'lab_2'])).optional(),
    }),
  output: () => ({
    ok: {
      state: z.string(),
      sites: z.array(z.strictObject({ name: z.string(), lab: z.string(), phone: z.string() })),
    },
  }),
  example: { state: 'TX' },
  handler: ({ state }) => ({
    status: 'ok',
    state,
    sites: [{ name: 'Lab on Main Street', lab: 'lab_1', phone: '555-0100' }],
  }),
});

const data = smallDataset();
const view = generic(async () => listLabs);
const [words, form] = await Promise.all([view.words(), view.form()]);
const asked = (lang: Lang) => fieldsOf(form, { data, lang }, words[lang]);
const call = { data, today: '2026-11-21', wordsOf, attribution: { source: 'website', medium: 'page' } };

describe('the form of a tool without a view of its own', () => {
  it('asks for every field of its input by a control that fits', () => {
    expect(asked('en').map(({ name, control, type, required }) => [name, control, type, required])).toEqual([
      ['state', 'text', 'string', true],
      ['limit', 'text', 'number', false],
      ['maxPrice', 'text', 'number', false],
      ['walkIns', 'select', 'boolean', false],
      ['sex', 'select', 'string', false],
      ['level', 'select', 'string', false],
      ['items', 'area', 'array', false],
      ['labs', 'checks', 'array', false],
    ]);
  });

  it('is called like the tool, and says of a field what its schema says', () => {
    expect(words.en).toMatchObject({ form: 'List labs', about: 'Lists the labs that draw our orders.' });
    const [state, , , , , , items] = asked('en');
    expect(state).toMatchObject({ label: 'State', hint: 'Where the blood will be drawn.' });
    expect(items?.hint).toBe('What to order. One in each line.');
  });

  it('has labels and choices in Spanish', () => {
    const [state, , , walkIns, sex, level] = asked('es');
    expect([state?.label, walkIns?.label, words.es.submit]).toEqual([
      'Estado',
      'Sin cita',
      'Ver la respuesta',
    ]);
    expect(sex?.choices?.map(({ label }) => label)).toEqual(['Sin indicar', 'masculino', 'femenino']);
    expect(level).toMatchObject({ attributes: { value: 'high' }, choices: [{ label: 'bajo' }, {}] });
  });

  it('refuses a field that it cannot ask for', async () => {
    const odd = { ...listLabs, input: () => z.object({ values: z.array(z.object({ value: z.number() })) }) };
    const { fields } = await generic(async () => odd).form();
    expect(() => fields({ data, lang: 'en' })).toThrow('list_labs: values needs a form of its own');
  });
});

it.each([
  ['en', 'State: This field is required.'],
  ['es', 'Estado: Este campo es obligatorio.'],
] as const)('faults in %s stand under the name of their field', (lang, line) => {
  const faults = (): unknown => {
    try {
      return runTool(listLabs, { lang }, call);
    } catch (error) {
      return error instanceof CallerError ? error.faults : error;
    }
  };
  expect(toHtml(faultElements(words[lang], faults() as CallerError['faults'], lang))).toContain(line);
});

it.each([
  ['en', '<caption>Sites</caption>', 'State'],
  ['es', '<caption>Centros de extracción</caption>', 'Estado'],
] as const)('the answer in %s is shown field by field, labs by their names', async (lang, caption, label) => {
  const result = await view.result();
  const place = { lang, labs: { lab_1: 'Acme' }, origin: 'https://own.example', page: '/', asked: {} };
  const html = toHtml(result(runTool(listLabs, { state: 'TX', lang }, call), showingWith(place, {})));
  expect(html).toContain(caption);
  expect(html).toContain(`<dt>${label}</dt> <dd>TX</dd>`);
  expect(html).toMatch(/<td[^>]*>Acme<\/td>/);
  expect(html).not.toContain('lab_1');
});
