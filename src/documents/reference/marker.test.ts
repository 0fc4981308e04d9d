import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../blocks/markdown.ts';
import { call } from '../../core/tools/call.fixture.ts';
import { loadDataset } from '../../data/load.ts';
import { measurement } from '../json-ld/marker.ts';
import { pictureOf } from '../picture.ts';
import { markerDoc } from './marker.ts';

const data = loadDataset();
const named = (slug: string) => {
  const marker = data.markers.records.find((record) => record.slug === slug);
  if (marker === undefined) throw new Error(`no marker ${slug}`);
  return marker;
};
const twin = (slug: string, lang: 'en' | 'es' = 'en') =>
  toMarkdown(markerDoc(named(slug), lang, data), data.service.service);

describe('a marker of results in words', () => {
  const marker = named('urine-nitrite');

  it('shows the words that are expected, with their source, and no range', () => {
    const text = twin(marker.slug);
    expect(text).toContain(`- **Expected words:** ${marker.expected?.words.join(', ')}`);
    expect(text).toContain('- **Source:** [Mayo Clinic Health System in Mankato, test catalog](');
    expect(text).not.toMatch(/Reference ranges of|\*\*Unit:\*\*/);
    expect(twin(marker.slug, 'es')).toContain(
      `- **Palabras esperadas:** ${marker.expected?.wordsEs.join(', ')}`,
    );
  });

  it('has them in its picture, for search engines and in lookup_reference_range', () => {
    const doc = markerDoc(marker, 'en', data);
    expect(pictureOf(doc, data).figure).toEqual({ value: 'negative', about: 'expected result' });
    expect(measurement(marker, { doc, data }).normalRange).toEqual([
      'Expected: negative or neg or none or not detected or absent',
    ]);
    const { status, ranges, notes, applicable, expected } = call('lookup_reference_range', {
      marker: marker.slug,
      sex: 'female',
      pregnancy: true,
    });
    expect({ status, ranges, notes, applicable }).toEqual({ status: 'ok', ranges: [] });
    expect(expected).toEqual({
      words: marker.expected?.words,
      text: 'Expected: negative or neg or none or not detected or absent',
      sourceUrl: 'https://isj.testcatalog.org/show/ROUAU',
    });
  });

  it('shows both where a number may be printed too', () => {
    const text = twin('urine-rbc');
    expect(text).toContain('**Reference ranges of Urine red blood cells**');
    expect(text).toContain('- **Expected words:** none seen, none,');
  });
});

it('says so where no test of the catalog measures it', () => {
  const lonely = data.markers.records.filter(
    ({ slug }) => (data.catalog.measuredBy[slug] ?? []).length === 0,
  );
  expect(lonely.map(({ slug }) => slug)).toContain('pco2-venous');
  expect(twin('pco2-venous')).toContain('No test of this catalog measures it at present.');
  expect(twin('pco2-venous', 'es')).toContain('ninguna prueba de este catálogo lo mide');
  expect(twin('ferritin')).not.toContain('No test of this catalog');
});
