import { expect, test } from 'vitest';
import { toMarkdown } from '../../blocks/markdown.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { loadDataset } from '../../data/load.ts';
import { itemDoc } from './item.ts';

const data = loadDataset();
function twin(slug: string, lang: 'en' | 'es' = 'en'): string {
  const entry = findEntry(slug, data.catalog.entries);
  if (entry === undefined) throw new Error(`no item ${slug}`);
  return toMarkdown(itemDoc(entry, lang, data), data.service.service);
}

test.each([
  ['en', '## Who should not take it, or not now', '## Prices'],
  ['es', '## Para quién no es, o no ahora', '## Precios'],
] as const)('who should not take it stands before the prices (%s)', (lang, title, prices) => {
  const text = twin('tsh', lang);
  const [sentence = ''] = data.itemTexts.tsh?.said[lang].notFor ?? [];
  const places = [title, `- ${sentence}`, prices].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('codes stand with their units', () => {
  expect(twin('respiratory-allergy-panel')).toContain('**CPT codes:** 86003 × 17, 82785');
  expect(twin('acute-hepatitis', 'es')).toContain('**Código CPT:** 80074');
});
