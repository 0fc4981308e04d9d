import { expect, test } from 'vitest';
import { smallDataset } from '../../core/dataset.fixture.ts';
import type { SitePage } from '../../documents/site-page.ts';
import { llmsFiles } from './llms.ts';
import { shortened } from './shortened.ts';

const data = smallDataset();

const guide = (name: string, description: string): SitePage => ({
  path: `/guides/${name}`,
  lang: 'en',
  kind: 'guide',
  title: name,
  doc: () => ({
    path: `/guides/${name}`,
    lang: 'en',
    kind: 'guide',
    title: name,
    description,
    updatedAt: '2026-11-21',
    trail: [],
    blocks: [],
  }),
});

test('a subject that grows beyond one file is split, and the root names each part with its span', () => {
  const names = Array.from({ length: 600 }, (_, i) => `guide-${String(i).padStart(3, '0')}`);
  const files = llmsFiles(
    data,
    names.map((name) => guide(name, 'A sentence of some length about one subject of many.')),
  );
  const parts = files.filter(({ path }) => path.startsWith('/guides/'));
  expect(parts.map(({ path }) => path)).toEqual(['/guides/llms.txt', '/guides/llms-2.txt']);
  for (const { text } of parts) expect(text.length).toBeLessThan(50_000);
  const listed = parts.flatMap(({ text }) =>
    [...text.matchAll(/^- \[(guide-\d+)\]/gm)].map(([, name]) => name),
  );
  expect(listed).toEqual(names);
  const root = files[0]?.text ?? '';
  expect(root).toMatch(
    /- \[Guides, part 2\]\(\S+\/guides\/llms-2\.txt\): .* guide-\d+ – guide-599\. \d+ pages\./,
  );
});

test('a page is explained by its first sentence; an abbreviation ends none', () => {
  const [, file] = llmsFiles(data, [
    guide('one', 'What the U.S. rule (since 2026) says. More follows here.'),
  ]);
  expect(file?.text).toContain('What the U.S. rule (since 2026) says.\n');
});

test('a page of no subject stands in the root', () => {
  const [root, ...others] = llmsFiles(data, [{ ...guide('one', 'About one thing.'), path: '/about' }]);
  expect(others).toEqual([]);
  expect(root?.text).toContain('/about.md): About one thing.');
});

test('a short answer is shown whole', () => {
  const answer = { status: 'ok', items: [1, 2, 3] };
  expect(shortened(answer, 1000)).toEqual({ json: JSON.stringify(answer, null, 2) });
});

test('a long answer loses entries of lists and ends of texts, says so, and stays JSON', () => {
  const answer = {
    status: 'ok',
    none: null,
    items: Array.from({ length: 40 }, (_, id) => ({ id, tags: ['a', 'b', 'c', 'd'], text: 'x'.repeat(900) })),
  };
  const { json, note } = shortened(answer, 2500);
  expect(json.length).toBeLessThanOrEqual(2500);
  expect(JSON.parse(json)).toEqual({
    status: 'ok',
    none: null,
    items: [0, 1, 2].map((id) => ({ id, tags: ['a', 'b', 'c'], text: `${'x'.repeat(600)}…` })),
  });
  expect(note).toBe(
    'Shortened here: lists show their first 3 entries, texts at most 600 characters. The real answer is whole.',
  );
});
