import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleOf } from './fhir/bundle.ts';
import { anyReport, anyReports, FACTS, report } from './kept-reports.fixture.ts';
import { writtenFile } from './own-file.ts';
import { reportsIn } from './reports-in.ts';

const ids = () => {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
};
const bundle = (reports: Parameters<typeof bundleOf>[0]) =>
  bundleOf(reports, { facts: FACTS, origin: 'https://example.org', newId: ids() });

describe('a file of kept reports', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        expect(reportsIn(writtenFile(reports))).toEqual({ kind: 'read', reports });
      }),
    );
  });

  it.each([
    ['no JSON', 'TSH 5.2 mIU/L', 'not-json'],
    ['a list', '[1]', 'other-file'],
    ['nothing', 'null', 'other-file'],
    ['the file of another program', '{"reports":[]}', 'other-file'],
    ['one that a later version wrote', '{"format":"kept-lab-reports","version":2}', 'newer'],
    ['one that was cut', '{"format":"kept-lab-reports","version":1}', 'broken'],
    ['a Bundle that is empty', '{"resourceType":"Bundle","entry":[]}', 'no-results'],
  ])('is refused where it is %s', (_what, text, why) => {
    expect(reportsIn(text)).toEqual({ kind: 'refused', why });
  });

  it('is taken whole or not at all', () => {
    const good = report('a', '2026-01-02', [{ name: 'TSH', value: 5 }]);
    for (const bad of [
      { ...good, collected: '2026-02-30' },
      { ...good, values: [] },
      { ...good, name: 'Jane Doe' },
      { ...good, values: [{ name: 'TSH', value: 'high', unit: 'mIU/L' }] },
      { ...good, values: [{ name: 'TSH', value: 5, range: {} }] },
    ]) {
      const text = JSON.stringify({ format: 'kept-lab-reports', version: 1, reports: [good, bad] });
      expect(reportsIn(text)).toEqual({ kind: 'refused', why: 'broken' });
    }
  });
});

describe('a FHIR Bundle of kept reports', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyReport, { minLength: 1, maxLength: 4 }), (reports) => {
        expect(reportsIn(JSON.stringify(bundle(reports)))).toEqual({ kind: 'read', reports });
      }),
    );
  });

  it('refers only to what it holds, each under an address of its own', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { entry } = bundle(reports);
        const urls = entry.map(({ fullUrl }) => fullUrl);
        expect(new Set(urls).size).toBe(urls.length);
        const named = [...JSON.stringify(entry).matchAll(/"reference":"(urn:uuid:[^"]+)"/g)];
        expect(named.map(([, url]) => url).filter((url = '') => !urls.includes(url))).toEqual([]);
        const reported = entry.filter(({ resource }) => resource.resourceType === 'DiagnosticReport');
        expect(reported).toHaveLength(reports.length);
      }),
    );
  });

  it('codes what is certain: LOINC of the kind of unit, UCUM, and words for the rest', () => {
    const values = [
      { name: 'Glucose', marker: 'glucose', value: 99, unit: 'mg/dL', range: { low: 70, high: 99 } },
      { name: 'Glucosa', marker: 'glucose', value: 5.5, unit: 'mmol/L' },
      { name: 'TSH', marker: 'tsh', value: 0.01, comparator: '<' as const, unit: 'mIU/L' },
      { name: 'WBC', value: 6.1, unit: 'K/uL' },
      { name: 'Nitrite', value: 'negative' },
      { name: 'K', value: 7, unit: 'mmol/L', flag: 'high' as const, grade: 'critical' as const },
    ];
    const { entry } = bundle([
      report('a', '2026-01-02', values, { person: { sex: 'female', birthYear: 1985, age: 40 } }),
    ]);
    const [patient, , ...observations] = entry.map(({ resource }) => resource);
    expect(patient).toEqual({ resourceType: 'Patient', gender: 'female', birthDate: '1985' });
    const codes = observations.map(({ code }) => code);
    expect(codes[0]).toMatchObject({ coding: [{ code: '2345-7' }, { code: 'glucose' }], text: 'Glucose' });
    expect(codes[1]).toMatchObject({ coding: [{ code: 'glucose' }] });
    expect(codes[2]).toMatchObject({ coding: [{ code: 'tsh' }] });
    expect(observations[0]).toMatchObject({
      valueQuantity: { value: 99, unit: 'mg/dL', code: 'mg/dL' },
      referenceRange: [{ low: { value: 70, code: 'mg/dL' }, high: { value: 99 } }],
    });
    expect(observations[2]).toMatchObject({ valueQuantity: { comparator: '<', code: 'm[IU]/L' } });
    expect(observations[3]).toMatchObject({ valueQuantity: { unit: 'K/uL', code: '10*3/uL' } });
    expect(observations[4]).toMatchObject({ valueString: 'negative' });
    expect(observations[5]).toMatchObject({ interpretation: [{ coding: [{ code: 'HH' }, {}] }] });
    expect(observations[6]).toMatchObject({ valueQuantity: { value: 40, code: 'a' } });
  });
});
