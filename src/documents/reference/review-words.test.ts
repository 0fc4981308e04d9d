import { describe, expect, it } from 'vitest';
import type { Doc } from '../../blocks/doc.ts';
import { toMarkdown } from '../../blocks/markdown.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Review } from '../../core/model/review.ts';
import { LANGS } from '../../core/model/vocabulary.ts';
import { loadDataset } from '../../data/load.ts';
import { statusDoc } from '../about/status.ts';
import { itemDoc } from '../catalog/item.ts';
import { structuredData } from '../json-ld/index.ts';
import { meaningDoc } from './interpretation.ts';
import { markerDoc } from './marker.ts';

const data = loadDataset();
const review: Review = {
  status: 'reviewed',
  reviewedAt: '2026-11-20',
  reviewer: 'Ana Ruiz',
  credential: 'MD, nephrology',
  scope: 'all',
};
const twin = (doc: Doc) => toMarkdown(doc, data.service.service);
const named = (slug: string) => {
  const marker = data.markers.records.find((record) => record.slug === slug);
  if (marker?.limits === undefined) throw new Error(`no limits of ${slug}`);
  return { ...marker, limits: marker.limits };
};

describe('a signed record', () => {
  it.each(LANGS)('names who signed it and their credential on its page, in %s', (lang) => {
    const [entry] = data.catalog.entries;
    const [meaning] = data.interpretations;
    if (entry === undefined || meaning === undefined) throw new Error('there are records');
    const signed = { ...entry, review, reviewedAt: '2026-11-20' };
    const docs = [
      itemDoc(signed, lang, data),
      markerDoc({ ...named('potassium'), review }, lang, data),
      meaningDoc({ ...meaning, review }, 'high', lang, named('potassium'), data),
    ];
    for (const doc of docs)
      expect(doc && twin(doc)).toMatch(
        lang === 'en'
          ? /Reviewed by Ana Ruiz \(MD, nephrology\) on 2026-11-20\./
          : /Revisad[oa] por Ana Ruiz \(MD, nephrology\) el 2026-11-20\./,
      );
  });

  it('names the credential for search engines, and only where the whole record was read', () => {
    const nodeOf = (changed: Review) => {
      const marker = { ...named('potassium'), review: changed };
      const records = data.markers.records.map((one) => (one.slug === 'potassium' ? marker : one));
      const doc = markerDoc(marker, 'en', data);
      return JSON.stringify(
        structuredData({ doc, data: { ...data, markers: { ...data.markers, records } } })['@graph'],
      );
    };
    expect(nodeOf(review)).toContain(
      '"reviewedBy":{"@type":"Person","name":"Ana Ruiz","hasCredential":{"@type":"EducationalOccupationalCredential","name":"MD, nephrology"}}',
    );
    expect(nodeOf({ ...review, scope: 'text' })).not.toContain('reviewedBy');
  });
});

describe('a signature of a part', () => {
  it('says that it covers nothing else', () => {
    const part = { ...named('potassium'), review: { ...review, scope: 'ranges' } as const };
    expect(twin(markerDoc(part, 'en', data))).toContain(
      'The ranges were reviewed by Ana Ruiz (MD, nephrology) on 2026-11-20. That signature covers nothing else.',
    );
    expect(twin(markerDoc(part, 'es', data))).toContain('Esa firma no cubre nada más.');
  });

  it('does not let limits seem signed with the ranges, or ranges with the limits', () => {
    const marker = named('potassium');
    const page = (changed: Partial<typeof marker>) => twin(markerDoc({ ...marker, ...changed }, 'en', data));
    expect(page({})).not.toContain('critical limits and those of guidelines');
    expect(page({ review })).toContain('guidelines are not yet physician-reviewed.');
    const limited = page({ limits: { ...marker.limits, review } });
    expect(limited).toContain('guidelines were reviewed by Ana Ruiz (MD, nephrology) on 2026-11-20.');
    expect(limited).toContain('Sources cited, not yet physician-reviewed.');
  });
});

it('the status counts signed limits and patterns', () => {
  const records = data.patterns.records.map((one, i) => (i === 0 ? { ...one, review } : one));
  const signed: Dataset = { ...data, patterns: { records } };
  const row = (text: string) => text.split('\n').find((line) => line.includes('Patterns of several results'));
  expect(row(twin(statusDoc('en', signed)))).toContain(`| ${records.length} | 1 | ${records.length - 1} |`);
});
