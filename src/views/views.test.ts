import { describe, expect, it } from 'vitest';
import type { Element, Node } from '../blocks/element.ts';
import { labNames } from '../blocks/map.ts';
import { LANGS, type Lang } from '../core/model/vocabulary.ts';
import type { Answer, Tool } from '../core/tools/define.ts';
import { findTool, TOOLS } from '../core/tools/index.ts';
import { runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { loadDataset } from '../data/load.ts';
import { niceCeiling } from './calculate-free-testosterone/result.ts';
import { VIEWS } from './index.ts';
import { showingWith } from './known.ts';
import type { Showing } from './showing.ts';
import type { Parts } from './view.ts';

const data = loadDataset();
const LABS = labNames(data.service);
type Shows = (answer: Answer, showing: Showing) => Element[];
const RESULTS = new Map(
  await Promise.all(TOOLS.map(async ({ name }) => [name, (await VIEWS[name].result()) as Shows] as const)),
);

const PARTS = new Map(
  await Promise.all(TOOLS.map(async ({ name }) => [name, await VIEWS[name].parts?.()] as const)),
);

/** What the page of a tool shows for an input. */
function shown(name: string, input: Readonly<Record<string, unknown>>, lang: Lang = 'en'): Element[] {
  const tool = findTool(name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  const answer = runTool(
    tool,
    { lang, ...input },
    {
      data,
      today: '2026-11-21',
      wordsOf,
      attribution: { source: 'website', medium: 'page' },
    },
  );
  const place = {
    lang,
    labs: labNames(data.service),
    origin: data.service.service.origin,
    page: `/tools/${name}`,
    asked: input,
  };
  const showing = showingWith(place, {});
  const part = (PARTS.get(tool.name) as Parts<Tool> | undefined)?.(answer, showing);
  return RESULTS.get(tool.name)?.(answer, { ...showing, part }) ?? [];
}

/** Titles of sources are named as they are published. */
const textOf = (node: Node): string =>
  typeof node === 'string'
    ? node
    : node.attributes.class === 'cited' || /^https?:/.test(node.attributes.href ?? '')
      ? ''
      : node.children.map(textOf).join(node.tag === 'tr' || node.tag === 'dl' ? ' ' : '');
const text = (nodes: readonly Element[]): string => nodes.map(textOf).join('\n');
const all = (node: Element, tag: string): Element[] =>
  node.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.tag === tag ? [child] : []), ...all(child, tag)],
  );

describe.each(TOOLS.map(({ name, example }) => [name, example] as const))('%s', (name, example) => {
  it.each(LANGS)('shows its example in %s without a name that only machines use', (lang) => {
    const said = text(shown(name, example, lang));
    expect(said.length).toBeGreaterThan(20);
    expect(said).not.toMatch(/undefined|\[object|NaN|lab_\d|[a-z]_[a-z]/);
  });
});

describe('ranges that differ by method', () => {
  it.each([
    ['en', '17 to 56 nmol/L (Men, 18 to 49 years; Electrochemiluminescence immunoassay)'],
    ['es', '13.3 a 89.5 nmol/L (Hombres'],
  ] as const)('are named with it beside a value and in a look-up, in %s', (lang, line) => {
    const person = { sex: 'male', age: 40 };
    const values = [{ marker: 'SHBG', value: 60, unit: 'nmol/L' }];
    expect(text(shown('interpret_results', { values, ...person }, lang))).toContain(line);
    expect(text(shown('lookup_reference_range', { marker: 'SHBG', ...person }, lang))).toMatch(
      /; Electrochem|; Inmunoensayo/,
    );
  });
});

describe('a quote', () => {
  it('shows the total first, and what is left out with a way on', () => {
    const said = text(shown('quote_order', { items: ['cbc', 'tssh'], state: 'TX' }));
    expect(said.indexOf(`Total, all in, at ${LABS.lab_1}, drawn in Texas`)).toBe(0);
    expect(said).toContain('tssh: This is not in the catalog.');
    expect(said).toContain('Use TSH (Thyroid-Stimulating Hormone) instead');
  });

  it('keeps what could not be priced when a cheaper set is applied', () => {
    const answer = shown('quote_order', { items: ['cbc', 'cmp', 'lipid-panel', 'nope'], state: 'TX' });
    const [use] = answer
      .flatMap((one) => all(one, 'a'))
      .filter((link) => textOf(link) === 'Use this instead');
    expect(JSON.parse(use?.attributes['data-change'] ?? '{}').items).toContain('nope');
    expect(use?.attributes.href).toContain('state=TX');
  });

  it('says where nothing is drawn at all', () => {
    const said = text(shown('quote_order', { items: ['cbc'], state: 'RI' }));
    expect(said).toContain('No lab here can draw blood in Rhode Island.');
    expect(said).not.toContain('Total, all in');
  });
});

describe('draw sites', () => {
  it('are shown in Spanish from the name to the hours, with what applies there and a way to see more', () => {
    const said = text(shown('find_draw_sites', { zip: '10001', limit: 3 }, 'es'));
    for (const part of [
      `En Nueva York, las muestras se toman solo en ${LABS.lab_3}.`,
      /\S+ Lab, centro de atención – New York \d{5}/,
      'Dirección de ejemplo, zona postal',
      'Horario: lunes a viernes',
      'La lista muestra los 3 centros más cercanos',
      'Mostrar 50',
    ])
      expect(said).toMatch(part);
  });

  it('offer the ZIP codes next to an unknown one, and no more sites than one answer holds', () => {
    const answer = shown('find_draw_sites', { zip: '10000' });
    const [near] = answer.flatMap((one) => all(one, 'a'));
    expect(JSON.parse(near?.attributes['data-change'] ?? '{}').zip).toMatch(/^\d{5}$/);
    const full = text(shown('find_draw_sites', { zip: '90012', radiusMiles: 100, limit: 50 }));
    expect(full).toContain('Ask for the sites of one lab.');
    expect(full).not.toContain('Show 50');
  });
});

describe('a comparison', () => {
  it('asks which test is meant and keeps the rest of the order', () => {
    const asked = { test: 'cbc', withItems: ['tsh', 'free testosterone'] };
    const answer = shown('compare_prices', asked, 'es');
    expect(textOf(answer[0] ?? '')).toMatch(/^Este nombre corresponde a varias pruebas/);
    expect(JSON.stringify(answer)).not.toContain('"lang"');
    const [first] = answer.flatMap((one) => all(one, 'a'));
    expect(JSON.parse(first?.attributes['data-change'] ?? '{}')).toEqual({
      test: 'cbc',
      withItems: ['tsh', expect.stringContaining('testosterone')],
    });
  });

  it('says how many tests of another service are shown', () => {
    const answer = shown('compare_provider', { provider: 'ulta-lab-tests', limit: 1 }, 'es');
    expect(text(answer)).toMatch(/Se muestran 1 de las \d+ pruebas/);
    expect(JSON.stringify(answer)).not.toContain('"lang"');
  });

  it('lists the services in the language of the page where none has the name', () => {
    const answer = shown('compare_provider', { provider: 'zzzzzz' }, 'es');
    expect(text(answer)).toContain('Este servicio no está en la comparación.');
    expect(answer.flatMap((one) => all(one, 'a'))).toHaveLength(data.providers.providers.length);
  });
});

it.each([
  [0.34, 0.5],
  [18.9, 20],
  [20, 20],
  [21, 25],
  [260, 500],
])('ends an axis for %d at %d', (value, end) => {
  expect(niceCeiling(value)).toBeCloseTo(end);
});
