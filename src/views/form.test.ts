import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../core/model/vocabulary.ts';
import { TOOLS, type ToolName } from '../core/tools/index.ts';
import { runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { loadDataset } from '../data/load.ts';
import { inputFields } from '../documents/docs/tool-call.ts';
import { fieldsOf } from './form.ts';
import { LOADED } from './loaded.ts';

const data = loadDataset();
const formFields = (name: ToolName, lang: Lang) =>
  fieldsOf(LOADED[name].form, { data, lang }, LOADED[name].words[lang]);
const context = { data, today: '2026-11-21', wordsOf, attribution: { source: 'website', medium: 'page' } };

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('the form of %s', (name, tool) => {
  const schema = new Map(inputFields(tool).map((field) => [field.name, field]));
  const fields = formFields(name, 'en');

  it('asks for fields of the tool only, and for every one that it needs', () => {
    expect(fields.filter((field) => !schema.has(field.name))).toEqual([]);
    const needed = [...schema.values()].filter(({ required }) => required).map((field) => field.name);
    expect(fields.filter(({ required }) => required).map((field) => field.name)).toEqual(
      expect.arrayContaining(needed),
    );
  });

  it('leaves out only what people are asked elsewhere or never need', () => {
    const asked = new Set(fields.map((field) => field.name));
    expect(
      [...schema.keys()].filter(
        (field) => !asked.has(field) && !['lang', 'limit', 'offset', 'part'].includes(field),
      ),
    ).toEqual([]);
  });

  it('has a label for each field, of its own in each language', () => {
    const [english, spanish] = LANGS.map((lang) => formFields(name, lang));
    expect(spanish?.map((field) => field.name)).toEqual(english?.map((field) => field.name));
    for (const [i, field] of (english ?? []).entries()) {
      expect(field.label).not.toBe(field.name);
      expect(spanish?.[i]?.label).not.toBe(field.label);
    }
  });

  it('offers only choices that the tool accepts', () => {
    for (const { name: field, type, choices = [], more = [] } of fields) {
      const values = [...choices, ...more].map(({ value }) => value).filter((value) => value !== '');
      for (const value of values.slice(0, 4)) {
        const typed =
          type === 'number'
            ? Number(value)
            : type === 'boolean'
              ? value === 'true'
              : type === 'array'
                ? [value]
                : value;
        const input: Record<string, unknown> = { ...tool.example, [field]: typed };
        if (field === 'trimester') Object.assign(input, { sex: 'female', pregnancy: true });
        expect(() => runTool(tool, input, context), `${field}=${value}`).not.toThrow();
      }
    }
  });
});

it('never puts into an address what follows from health', () => {
  for (const tool of TOOLS.filter(({ personal }) => personal)) expect(tool.sends).not.toBe('get');
  expect(TOOLS.filter(({ sends }) => sends === 'never').map(({ name }) => name)).toEqual([
    'calculate_free_testosterone',
  ]);
});
