import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { onceFor } from '../src/core/once.ts';
import { labIds } from '../src/core/places/states.ts';
import { shortNames } from '../src/core/preparation/short-names.ts';
import type { Tool } from '../src/core/tools/define.ts';
import { toolNamed, toolsOf } from '../src/core/tools/index.ts';
import { inputSchema, type JsonSchema } from '../src/surfaces/openapi/schemas.ts';
import { fitting } from './arbitrary.fixture.ts';
import { CALLS, FAULTY } from './calls.fixture.ts';
import { answered, data, type Told, textsIn } from './two-languages.fixture.ts';

const TOOLS = toolsOf(data.service);

type Input = Readonly<Record<string, unknown>>;

const UNITS = [
  ...data.markers.records.flatMap(({ unit, otherUnits }) => [unit, ...otherUnits]),
  ...data.conversions.records.flatMap(({ conventionalUnit, siUnit }) => [conventionalUnit, siUnit]),
].sort((a, b) => b.length - a.length);

/** A text without a run of three letters is a code or a figure; units are no words. */
const hasWords = (text: string): boolean =>
  /\p{L}{3}/u.test(
    UNITS.reduce((rest, unit) => rest.replaceAll(` ${unit}`, ' ').replace(`${unit} `, ' '), text),
  );

/** Fields that hold the same in every language, whatever the record. */
const SAME: ReadonlySet<string> = new Set([
  // Codes, identifiers and addresses.
  ...['slug', 'id', 'path', 'tool', 'currency', 'licence', 'code', 'subject'],
  ...['state', 'missing', 'loinc', 'cpt', 'orderCode', 'apiVersion', 'pointer'],
  // Units and what is printed on reports and requisitions, which are English.
  ...['unit', 'otherUnits', 'aliases', 'equation', 'formula'],
  // Places.
  ...['city', 'phone'],
  // Sources, and bodies that publish limits, by their own names.
  ...['publisher', 'body'],
]);

/** Names of companies. */
const COMPANIES: ReadonlySet<string> = new Set([
  data.service.service.brand,
  ...data.service.labs.map(({ name }) => name),
  ...[...data.providers.providers, ...data.providers.panels].map(({ name }) => name),
  ...data.providers.prices.flatMap(({ lab }) => lab ?? []),
]);

/** Names of records in addresses, and of labs. */
const SLUGS: ReadonlySet<string> = new Set<string>([
  ...labIds(data.service),
  ...[...data.catalog.entries, ...data.catalog.categories].map(({ slug }) => slug),
  ...data.markers.records.map(({ slug }) => slug),
  ...data.conversions.records.map(({ slug }) => slug),
  ...data.providers.providers.map(({ slug }) => slug),
]);

/** The closed sets of a schema: words of the interface, not of people. */
function wordsOfInterface(schema: JsonSchema): unknown[] {
  const found: unknown[] = [];
  JSON.stringify(schema, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      if ('enum' in value && Array.isArray(value.enum)) found.push(...value.enum);
      if ('const' in value) found.push(value.const);
    }
    return value;
  });
  return found;
}

/** Texts of the records that are the same in both languages, and names made of them for narrow places: most are names. */
function sameInBoth(): ReadonlySet<string> {
  const same = new Set<string>();
  const beside = (en: unknown, es: unknown): void => {
    if (typeof en === 'string' && en === es) same.add(en);
    if (typeof en === 'object' && typeof es === 'object' && en !== null && es !== null)
      for (const [key, inner] of Object.entries(en)) beside(inner, (es as Input)[key]);
  };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('en' in value && 'es' in value) beside(value.en, value.es);
    for (const inner of Object.values(value)) walk(inner);
  };
  const { search, ...slices } = data;
  walk(slices);
  const { entries } = data.catalog;
  const spanish = shortNames(entries, 'es');
  for (const [slug, name] of shortNames(entries, 'en')) beside(name, spanish.get(slug));
  return same;
}
const ALIKE = sameInBoth();

/** An address that is the same in every language: of another site, of the cart, of the documentation, or a path. */
function isAddress(text: string): boolean {
  const { origin } = data.service.service;
  if (text.startsWith(`${origin}/`)) return /^\/(?:cart|docs)\b/.test(text.slice(origin.length));
  return /^(?:https:\/\/|geo:|\/)/.test(text);
}

/** Every text that a caller gave. */
const given = (input: Input): ReadonlySet<string> =>
  new Set([...textsIn(input)].flatMap(({ text }) => [text, text.trim()]));

const closedOf = onceFor(
  (tool: Tool): ReadonlySet<unknown> =>
    new Set([z.toJSONSchema(tool.output()), inputSchema(tool)].flatMap(wordsOfInterface)),
);

/** Texts of the Spanish answer that stand in the English one at the same place, though they are words. */
function englishIn(tool: Tool, input: Input): string[] {
  const closed = closedOf(tool);
  const echoed = given(input);
  const at = ({ path }: Told): string => path.join('/');
  const english = new Map([...textsIn(answered(tool, input, 'en'))].map((told) => [at(told), told.text]));
  const isSame = ({ field, text, path, record }: Told): boolean =>
    SAME.has(field) ||
    closed.has(text) ||
    echoed.has(text) ||
    ALIKE.has(text) ||
    !Number.isNaN(Date.parse(text)) ||
    // A source is called as it is published.
    field === 'source' ||
    (field === 'title' && ('accessed' in record || 'publisher' in record || path.includes('source'))) ||
    COMPANIES.has(text) ||
    SLUGS.has(text) ||
    isAddress(text) ||
    // What a call sends is for machines.
    path.includes('arguments') ||
    // Words that were not understood are given back.
    path.includes('notUnderstood') ||
    // So is the name beside a value that was typed into the search.
    (path.includes('interpret') && field === 'marker') ||
    // What to do first is said in the language that was typed.
    path.includes('seekCare');
  return [...textsIn(answered(tool, input, 'es'))]
    .filter((told) => english.get(at(told)) === told.text && !isSame(told) && hasWords(told.text))
    .map((told) => `${at(told)}: ${told.text}`);
}

/** Answers that no call leads to on the data of this project. */
const UNREACHED: Readonly<Record<string, readonly string[]>> = { compare_provider: ['ambiguous'] };

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  it('is asked for each of its answers', () => {
    const reached = new Set(
      CALLS[name].map((input) => (answered(tool, input, 'en') as { status?: string }).status),
    );
    expect(Object.keys(tool.variants()).filter((status) => !reached.has(status))).toEqual(
      UNREACHED[name] ?? [],
    );
  });

  it.each(CALLS[name].map((input) => [JSON.stringify(input), input] as const))(
    'answers %s in Spanish without English',
    (_text, input) => {
      expect(englishIn(tool, input)).toEqual([]);
    },
  );

  it('answers whatever is asked in Spanish without English', () => {
    fc.assert(
      fc.property(fitting(inputSchema(tool)), (input) => {
        expect(englishIn(tool, input as Input)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

it.each(FAULTY.map(([name, input]) => [name, JSON.stringify(input).slice(0, 80), input] as const))(
  '%s refuses %s in Spanish without English',
  (name, _text, input) => {
    const tool = toolNamed(name);
    expect(answered(tool, input, 'es')).toHaveProperty('faults');
    expect(englishIn(tool, input)).toEqual([]);
  },
);
