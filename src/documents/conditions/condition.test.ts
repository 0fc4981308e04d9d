import { expect, test } from 'vitest';
import type { Block } from '../../blocks/doc.ts';
import { toMarkdown } from '../../blocks/markdown.ts';
import { smallDataset } from '../../core/dataset.fixture.ts';
import type { ProseFile } from '../../core/model/page.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import { call, data as real } from '../../core/tools/call.fixture.ts';
import { condition } from '../../data/root.fixture.ts';
import { itemDoc } from '../catalog/item.ts';
import { markerDoc } from '../reference/marker.ts';
import { conditionDoc } from './condition.ts';

const FILE = 'data/conditions/diabetes.json';
const [first] = condition.start;

function made(
  changed: object = {},
  { lang = 'en', prose = [] }: { lang?: Lang; prose?: readonly ProseFile[] } = {},
) {
  const data = smallDataset({ [FILE]: { ...condition, ...changed } });
  const record = data.conditions.find(({ slug }) => slug === 'diabetes');
  if (record === undefined) throw new Error('no diabetes');
  const doc = conditionDoc(record, lang, { data, prose });
  return { data, doc, text: toMarkdown(doc, data.service.service) };
}

const linked = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'links' ? block.items.map(({ path }) => path) : []));

/** The address of the quote, and the total beside it. */
function orderOf(blocks: readonly Block[]) {
  const hrefs = blocks.flatMap((block) =>
    block.kind === 'text' && typeof block.text !== 'string'
      ? block.text.flatMap((part) => (typeof part === 'object' && 'href' in part ? [part.href] : []))
      : [],
  );
  const total = blocks
    .flatMap((outer) => (outer.kind === 'rail' ? outer.blocks : [outer]))
    .flatMap((block) =>
      block.kind === 'facts' && block.display === 'figures' ? [block.items[0]?.value] : [],
    );
  return { href: hrefs.find((href) => href.startsWith('/tools/quote-order?')), total: total[0] };
}

test('an emergency stands before everything else, and other care before what is sold', () => {
  const { doc, text } = made();
  expect(doc.blocks[0]).toEqual({
    kind: 'callout',
    tone: 'urgent',
    text: 'Call 911 for vomiting with fast breath.',
  });
  expect(text.indexOf('**Soon:** See a clinician')).toBeLessThan(text.indexOf('$'));
  expect(text.match(/Call 911/g)).toHaveLength(1);
});

test('all of what to begin with is one card with its total and one Add, after what says when to get care', () => {
  const { doc } = made();
  const at = doc.blocks.findIndex(({ kind }) => kind === 'rail');
  const rail = doc.blocks[at];
  const adds = rail?.kind === 'rail' ? rail.blocks.filter(({ kind }) => kind === 'add') : [];
  expect(adds).toEqual([{ kind: 'add', add: { slugs: ['glucose'], name: 'Glucose', large: true } }]);
  expect(doc.blocks.slice(0, at)).toContainEqual(expect.objectContaining({ text: 'When to get care' }));
});

test('what to begin with comes first, then what may follow, then what is rarely needed', () => {
  const { doc } = made({ rarely: [{ ...first, item: 'sugar-check' }] });
  const headings = doc.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(headings.slice(0, 5)).toEqual([
    'When to get care',
    'Start with',
    'What may follow, and when',
    'Rarely or never needed',
    'Timing and preparation',
  ]);
});

test('a step names its test, its price and its reason', () => {
  const { text } = made({}, { lang: 'es' });
  expect(text).toContain('La glucosa muestra el azúcar de esta mañana. ($9.00 sin el cargo del laboratorio)');
  expect(text).toContain(
    '[Hemoglobina A1c](https://fixture.test/tests/hemoglobin-a1c.md): Si la glucosa está alta: La hemoglobina A1c muestra tres meses. ($24.00 sin el cargo del laboratorio)',
  );
});

test('a result leads to the page of its marker, and to that of its high values where there is one', () => {
  const { text } = made();
  expect(text).toContain('[Glucose](https://fixture.test/biomarkers/glucose.md): At 126 mg/dL');
  expect(text).toContain('[High values.](https://fixture.test/biomarkers/glucose/high.md)');
  expect(text).not.toContain('glucose/low');
});

test('tests and markers lead to it, and a test that is rarely needed does not', () => {
  const { data } = made({
    rarely: [{ ...first, item: 'sugar-check' }],
  });
  const pathsOf = (slug: string) => {
    const entry = data.catalog.entries.find((one) => one.slug === slug);
    return entry === undefined ? [] : linked(itemDoc(entry, 'en', data).blocks);
  };
  expect(pathsOf('glucose')).toContain('/conditions/diabetes');
  expect(pathsOf('hemoglobin-a1c')).toContain('/conditions/diabetes');
  expect(pathsOf('sugar-check')).not.toContain('/conditions/diabetes');
  const [marker] = data.markers.records;
  expect(marker === undefined ? [] : linked(markerDoc(marker, 'en', data).blocks)).toContain(
    '/conditions/diabetes',
  );
});

test('a guide that belongs to it is read next, in its language where it is written', () => {
  const guide = (lang: Lang, condition: string, title: string): ProseFile => ({
    path: `/guides/${condition}`,
    kind: 'guide',
    lang,
    matter: {
      title,
      description: 'About it.',
      updatedAt: '2026-11-01',
      linkedFrom: { tests: [], conditions: [condition], biomarkers: [], answers: [] },
      tests: [],
      markers: [],
      sources: [],
    },
    body: '',
  });
  const prose = [
    guide('en', 'diabetes', 'Fasting'),
    guide('es', 'diabetes', 'Ayuno'),
    guide('en', 'anemia', 'Blood'),
  ];
  const { text } = made({}, { lang: 'es', prose });
  expect(text).toContain('[Ayuno](https://fixture.test/guides/diabetes.md)');
  expect(text).not.toContain('guides/anemia');
});

test('the order of every condition costs what quote_order says, in both languages', () => {
  expect(real.conditions.length).toBe(real.catalog.conditions.length);
  for (const record of real.conditions)
    for (const lang of LANGS) {
      const { href = '', total } = orderOf(conditionDoc(record, lang, { data: real, prose: [] }).blocks);
      const query = new URLSearchParams(href.split('?')[1]);
      const answer = call('quote_order', {
        items: query.get('items')?.split(','),
        ...(query.has('lab') ? { lab: query.get('lab') } : {}),
      });
      expect(answer.unavailable, record.slug).toEqual([]);
      expect(total, record.slug).toBe(`$${answer.total.toFixed(2)}`);
      expect(
        answer.items.map(({ slug }: { slug: string }) => slug),
        record.slug,
      ).toEqual(record.start.map(({ item }) => item));
    }
});
