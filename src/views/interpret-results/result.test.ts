import { describe, expect, it } from 'vitest';
import type { Element, Node } from '../../blocks/element.ts';
import { labNames } from '../../blocks/map.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { interpretResults } from '../../core/tools/interpret-results.ts';
import { runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import { loadDataset } from '../../data/load.ts';
import { showingWith } from '../known.ts';
import { type Gaps, NO_GAPS } from '../showing.ts';
import { reportFacts } from './facts.ts';
import { parts } from './parts.ts';
import { result } from './result.ts';

const data = loadDataset();

interface Given {
  readonly values: readonly object[];
  readonly [field: string]: unknown;
}

function shown(input: Given, lang: Lang = 'en', gaps?: Gaps): Element[] {
  const { values: _, ...person } = input;
  const answer = runTool(
    interpretResults,
    { lang, ...input },
    { data, today: '2026-11-21', wordsOf, attribution: { source: 'website', medium: 'page' } },
  );
  const place = {
    lang,
    labs: labNames(data.service),
    origin: data.service.service.origin,
    page: '/tools/interpret-results',
    asked: {},
    person,
    gaps,
    now: new Date('2026-11-21T12:00:00Z'),
  };
  const showing = showingWith(place, { report: reportFacts(data, lang) });
  return result(answer, { ...showing, part: parts(answer, showing) });
}

const textOf = (node: Node): string =>
  typeof node === 'string'
    ? node
    : node.attributes.class === 'cited'
      ? ''
      : node.children.map(textOf).join(node.tag === 'tr' || node.attributes.role === 'row' ? ' ' : '');
/** What is on the screen: the sheet for paper says it again. */
const text = (nodes: readonly Element[]): string =>
  nodes
    .filter(({ attributes }) => attributes.class !== 'sheet')
    .map(textOf)
    .join('\n');
const every = (node: Element, fits: (one: Element) => boolean): Element[] => [
  ...(fits(node) ? [node] : []),
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : every(child, fits))),
];
const find = (nodes: readonly Element[], fits: (one: Element) => boolean): Element[] =>
  nodes.filter(({ attributes }) => attributes.class !== 'sheet').flatMap((node) => every(node, fits));
const named = (name: string) => (one: Element) => (one.attributes.class ?? '').split(' ').includes(name);

const MIXED = {
  values: [
    { marker: 'Sodium', value: 140, unit: 'mmol/L' },
    { marker: 'TSH', value: 5.2, unit: 'mIU/L' },
    { marker: 'Potassium', value: 7.1, unit: 'mmol/L' },
    { marker: 'Zonulin', value: 42, unit: 'ng/mL' },
  ],
  sex: 'female',
  age: 41,
};

describe('a report', () => {
  it('is counted in one sentence that is also the one that is said', () => {
    const [title] = shown(MIXED);
    expect(title?.children).toEqual(['4 values: 1 in range, 1 outside, 1 critical, 1 not judged']);
    expect(title?.attributes['data-said']).toBe('4 values: 1 in range, 1 outside, 1 critical, 1 not judged.');
  });

  it('shows what could not be judged first, then the systems of the body', () => {
    const groups = find(shown(MIXED), ({ tag }) => tag === 'section').map(({ children }) =>
      textOf(children[0] ?? ''),
    );
    expect(groups).toEqual(['Not judged: look at these yourself', 'Kidneys and salts', 'Thyroid']);
  });

  it('gives each standing a word and a shape of its own, and red to what is critical alone', () => {
    const rows = find(shown(MIXED), named('result'));
    expect(rows.map(({ attributes }) => attributes.class)).toEqual([
      'result unjudged',
      'result in',
      'result critical',
      'result slight',
    ]);
    expect(rows.map((row) => every(row, named('flag')).map(textOf).join().trim())).toEqual([
      'Not judged',
      'In range',
      'Critical: high',
      'Slightly high',
    ]);
    const shapes = rows.map((row) => every(row, named('mark')).at(-1)?.attributes.d);
    expect(new Set(shapes.slice(1)).size).toBe(3);
  });

  it('says no more of a value than its grade does', () => {
    const values = [{ marker: 'TSH', value: 25, unit: 'mIU/L' }];
    for (const [lang, word] of [
      ['en', 'Clearly high'],
      ['es', 'Claramente alto'],
    ] as const)
      expect(textOf(find(shown({ values }, lang), named('word'))[0] ?? '').trim()).toBe(word);
  });

  it('says a range in words to who does not see the line', () => {
    const lines = find(shown(MIXED), (one) => one.tag === 'div' && named('line')(one))
      .flatMap((cell) => every(cell, named('track')))
      .map(({ attributes }) => attributes['aria-label']);
    expect(lines[0]).toBe('No range to draw it on');
    expect(lines[2]).toMatch(/^Octagon, critical; range 3\.\d+ to 5\.\d+ mmol\/L/);
  });

  it('keeps the number of the report beside one in another unit', () => {
    const values = [{ marker: 'Glucose', value: 5.6, unit: 'mmol/L' }];
    const [cell] = find(shown({ values }), named('value'));
    expect(textOf(cell ?? '')).toMatch(/^100\.9 mg\/dL \(5\.6 mmol\/L\)$/);
  });

  it('marks the published range beside the report’s own', () => {
    const values = [{ marker: 'TSH', value: 3, unit: 'mIU/L', refLow: 0.1, refHigh: 9 }];
    expect(find(shown({ values }), named('tick'))).toHaveLength(2);
  });

  it('calls a value outside of a guideline by its side, although its own range holds it', () => {
    const values = [{ marker: 'LDL cholesterol', value: 195, unit: 'mg/dL', refLow: 0, refHigh: 200 }];
    const [row] = find(shown({ values, sex: 'male', age: 50 }), named('result'));
    expect(
      every(row as Element, named('flag'))
        .map(textOf)
        .join(),
    ).toMatch(/high/i);
  });

  it('shows everything in range as such, and nothing judged as such', () => {
    const inside = [{ marker: 'Sodium', value: 140, unit: 'mmol/L' }];
    expect(text(shown({ values: inside, sex: 'male', age: 41 }))).toMatch(
      /^1 value, in range\nNo value lies outside/,
    );
    const unknown = [{ marker: 'Zonulin', value: 42 }];
    expect(text(shown({ values: unknown }))).toMatch(/^1 value, none of which could be judged\n/);
  });
});

describe('a report that was not read to its end', () => {
  const inside = { values: [{ marker: 'Sodium', value: 140, unit: 'mmol/L' }], sex: 'male', age: 41 };
  const line = { line: 'HIV Ag/Ab REACTIVE', unread: 'in_words' } as const;

  it.each<[string, Partial<Gaps>, string]>([
    ['a line', { lines: [line] }, '1 value: 1 in range, 1 line not read'],
    ['a value in doubt', { doubtful: 1 }, '1 value: 1 in range'],
    ['a part of a file', { notes: ['Only its first part was read.'] }, '1 value: 1 in range'],
  ])('is never all in range, nor comforted: %s', (_, gaps, sentence) => {
    const answer = shown(inside, 'en', { ...NO_GAPS, ...gaps });
    expect(text(answer).split('\n')[0]).toBe(sentence);
    expect(text(answer)).not.toMatch(/all in range|No value lies outside/);
    expect(answer[1]?.attributes.class).toBe('callout warning gaps');
  });

  it('says so after what cannot wait, and on paper', () => {
    const answer = shown(MIXED, 'es', { ...NO_GAPS, lines: [line] });
    expect(answer.slice(1, 3).map(({ attributes }) => attributes.class)).toEqual([
      'callout urgent pressing',
      'callout warning gaps',
    ]);
    const sheet = answer.find(({ attributes }) => attributes.class === 'sheet') as Element;
    expect(textOf(sheet)).toContain('1 línea no se leyó como valor: HIV Ag/Ab REACTIVE');
  });
});

describe('the ranges of others', () => {
  const strict = (person: object) =>
    find(
      shown({ values: [{ marker: 'TSH', value: 4.4, unit: 'mIU/L', refLow: 0.45, refHigh: 4 }], ...person }),
      named('strict'),
    );

  it('stand inside a row on one axis, each with its word', () => {
    const [list] = strict({ sex: 'female', age: 40 });
    const words = every(list as Element, named('track')).map(({ attributes }) => attributes['aria-label']);
    expect(words.length).toBeGreaterThan(2);
    expect(new Set(words)).toEqual(new Set(['High', 'In range']));
    const places = every(list as Element, named('at')).map(({ attributes }) => attributes.x);
    expect(new Set(places).size).toBe(1);
  });

  it.each([[{ age: 6 }], [{ ageMonths: 5 }], [{ sex: 'female', age: 30, pregnancy: true }]])(
    'are not those of %j',
    (person) => {
      expect(strict(person)).toEqual([]);
    },
  );
});

describe('a critical value', () => {
  const critical = (lang: Lang) =>
    shown({ values: [{ marker: 'Potassium', value: 7.1, unit: 'mmol/L' }] }, lang);

  it.each([
    ['en', 'contact a doctor or emergency services now', 'call 911', 'potassium'],
    ['es', 'llame ya a un profesional de la salud o a emergencias', 'llame al 911', 'potasio'],
  ] as const)('is said before everything else and again beside the value, in %s', (lang, act, call, name) => {
    const [title, first] = critical(lang);
    expect(title?.tag).toBe('h2');
    expect(first?.attributes.class).toBe('callout urgent pressing');
    const urgent = textOf(first ?? '').toLowerCase();
    expect(urgent.indexOf(act)).toBe(0);
    for (const words of [act, call, name]) expect(urgent).toContain(words);
    const said = text(critical(lang)).toLowerCase();
    expect(said.split(act).length).toBeGreaterThan(2);
  });

  it('leaves nothing to buy beside it', () => {
    expect(find(critical('en'), named('add'))).toEqual([]);
  });

  it('is never called in range because of a printed range that is for other people', () => {
    const value = { marker: 'Ferritin', value: 12, unit: 'ng/mL', refLow: 6, refHigh: 175 };
    const pregnant = shown({ values: [value], sex: 'female', age: 31, pregnancy: true, trimester: 3 });
    expect(text(pregnant)).not.toContain('In range');
  });

  it('leaves no English on a Spanish page', () => {
    expect(text(critical('es'))).not.toMatch(/\b(?:the|with|and|value|range)\b/i);
  });
});

describe('what comes next', () => {
  const anemia = {
    values: [
      { marker: 'Hemoglobin', value: 11, unit: 'g/dL', refLow: 11.5, refHigh: 15.9 },
      { marker: 'Ferritin', value: 9, unit: 'ng/mL', refLow: 15, refHigh: 150 },
      { marker: 'Hematocrit', value: 33.5, unit: '%', refLow: 34, refHigh: 46.6 },
    ],
    sex: 'female',
    age: 43,
  };

  it('has a price and a way to add it, and leaves out what was measured', () => {
    const items = find(shown(anemia), named('next-tests'))[0]?.children ?? [];
    const said = items.map(textOf);
    expect(said.join('\n')).toMatch(/Transferrin saturation for .*\$\d+\.\d\d/);
    expect(said.join('\n')).not.toMatch(/^Ferritin/m);
  });

  it('has days where a text names a time', () => {
    const [item] = find(shown(anemia), ({ attributes }) => attributes['data-again'] !== undefined);
    expect(item?.attributes['data-again']).toMatch(/^202[67]-\d\d-\d\d$/);
    expect(item?.attributes['data-title']).toMatch(/^Lab test again: /);
  });
});

describe('the sheet for paper', () => {
  const sheetOf = (lang: Lang) => shown(MIXED, lang).find(({ attributes }) => attributes.class === 'sheet');

  it('has room to write, what is outside, all values, and both languages', () => {
    const sheet = sheetOf('en') as Element;
    expect(textOf(sheet)).toMatch(/^Name:Date of birth:Date of the draw:Doctor:4 values/);
    expect(every(sheet, named('line-of'))).toHaveLength(3);
    expect(every(sheet, named('all'))[0]?.children).toHaveLength(4);
    const other = every(sheet, named('other'));
    expect(other.map(textOf).join()).toContain(' / Potasio');
    expect(new Set(other.map(({ attributes }) => attributes.lang))).toEqual(new Set(['es']));
  });
});
