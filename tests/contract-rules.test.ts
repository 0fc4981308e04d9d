import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toolsOf } from '../src/core/tools/index.ts';
import { loadDataset } from '../src/data/load.ts';
import { answerSchema, type JsonSchema } from '../src/surfaces/openapi/schemas.ts';

const TOOLS = toolsOf(loadDataset().service);

const page = readFileSync('content/en/docs/api-contract.mdx', 'utf8');
/** The page's example of a number stands before its first section. */
const rules = [...page.slice(page.indexOf('\n## ')).matchAll(/\((R\d+)\)/g)].map(([, id = '']) => id);
const held = new Set(
  globSync('{src,netlify,tests}/**/*.test.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[(R\d+)\]/g)].map(([, id = '']) => id),
  ),
);

describe('the rules of the contract', () => {
  it('are numbered in the order of the page', () => {
    expect(rules).toEqual(rules.map((_, i) => `R${i + 1}`));
  });

  it('each have a test that names its number', () => {
    expect(rules.filter((id) => !held.has(id))).toEqual([]);
  });

  it('are not numbers that only a test knows', () => {
    expect([...held].filter((id) => !rules.includes(id))).toEqual([]);
  });
});

interface Field {
  readonly name: string;
  readonly statuses: string;
  readonly meaning: string;
}

/** What the page says of the answer of a tool. */
function sectionOf(tool: string): {
  readonly statuses: string[];
  readonly fields: Field[];
  /** True where the fields of an answer depend on how it was asked for. */
  readonly depends: boolean;
} {
  const section = page.split(/^### /m).find((text) => text.startsWith(`${tool}\n`)) ?? '';
  const [, named = ''] = /^Status(?:es)?: (.*?)(?:\.| only\.)(?:\s|$)/m.exec(section) ?? [];
  const table = section.split(/^\| Field \|/m)[1]?.split('\n\n')[0] ?? '';
  return {
    depends: /`ok` holds/.test(section),
    statuses: [...named.replace(/\(.*?\)/g, '').matchAll(/`(\w+)`/g)].map(([, status = '']) => status),
    fields: table.split('\n').flatMap((row) => {
      const cells = row.split('|').map((cell) => cell.trim());
      const meaning = cells.at(-2) ?? '';
      const statuses = cells.length > 4 ? (cells[2] ?? '') : 'ok';
      return [...(cells[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, statuses, meaning }));
    }),
  };
}

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('the answer of %s', (name, tool) => {
  const { statuses, fields, depends } = sectionOf(name);
  const schema = answerSchema(tool);
  const properties: Readonly<Record<string, unknown>> = schema.properties ?? {};

  it('[R3] has the statuses that the page names', () => {
    const { enum: answered = [] } = properties.status as JsonSchema;
    expect([...answered].sort()).toEqual([...statuses].sort());
  });

  it('[R5] has every field that the page names, and no other', () => {
    const named = new Set([
      ...fields.map((field) => field.name),
      'status',
      'message',
      'lang',
      'next',
      'meta',
    ]);
    expect(Object.keys(properties).filter((field) => !named.has(field))).toEqual([]);
    expect([...named].filter((field) => field !== 'message' && !(field in properties))).toEqual([]);
  });

  it('[R5] always has what the page does not call optional', () => {
    const variants = (schema.anyOf ?? [schema]) as JsonSchema[];
    const ok = variants.find(({ properties: { status } = {} }) => (status as JsonSchema)?.const === 'ok');
    const required = (ok ?? schema).required ?? [];
    const always = fields.filter(
      ({ statuses: on, meaning }) => /^(all|ok(, \w+)*)$/.test(on) && !/^Optional/.test(meaning),
    );
    if (!depends) expect(always.filter((field) => !required.includes(field.name))).toEqual([]);
  });

  it('[R6] has null in the fields only that the page names', () => {
    const nullable: string[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [field, inner] of Object.entries((value as JsonSchema).properties ?? {}))
        if (/"type":"null"|"null"\]/.test(JSON.stringify(withoutProperties(inner)))) nullable.push(field);
      for (const inner of Object.values(value)) walk(inner);
    };
    walk(schema);
    const allowed = ['cpt', 'prepInstructions', 'orderUrl', 'reviewedAt'];
    expect(nullable.filter((field) => !allowed.includes(field))).toEqual([]);
  });
});

/** A schema without what its own fields hold. */
const withoutProperties = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'properties' ? {} : value)));
