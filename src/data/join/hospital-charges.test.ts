import { expect, test } from 'vitest';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import { authoredFixture } from '../root.fixture.ts';
import { carriedOnly } from './carried.ts';
import { catalogEntries } from './catalog.ts';
import { joinedHospitalCharges } from './hospital-charges.ts';

const HEADER =
  'code,kind,hospital,state,observed,version,count,lowCents,medianCents,highCents,sourceTitle,sourceUrl';
const row = (code: string, kind: string, hospital: string, observed: string, cents: number) =>
  `${code},${kind},${hospital},TX,${observed},3.0.0,1,${cents},${cents},${cents},Charges,https://example.org/${observed}`;

test('the newest file of each hospital is compiled, for codes of the catalog', () => {
  const authored = authoredFixture({
    'data/hospital-charges.csv': [
      HEADER,
      row('82947', 'cash', 'South Hospital', '2026-05-01', 700),
      row('82947', 'cash', 'North Hospital', '2025-05-01', 500),
      row('82947', 'cash', 'North Hospital', '2026-05-01', 600),
      row('82947', 'gross', 'North Hospital', '2026-05-01', 900),
      row('83036', 'cash', 'North Hospital', '2025-05-01', 400),
      row('80061', 'cash', 'South Hospital', '2026-05-01', 800),
      '',
    ].join('\n'),
  });
  const entries: CatalogEntry[] =
    authored.service === undefined ? [] : catalogEntries(carriedOnly(authored), authored.service);
  const { hospitals, byCode } = joinedHospitalCharges(authored, entries);
  const spread = (cents: number) => ({ count: 1, lowCents: cents, medianCents: cents, highCents: cents });
  expect(hospitals.map(({ hospital, observed }) => [hospital, observed])).toEqual([
    ['North Hospital', '2026-05-01'],
    ['South Hospital', '2026-05-01'],
  ]);
  expect(byCode).toEqual({
    82947: [
      { hospital: 0, cash: spread(600), gross: spread(900) },
      { hospital: 1, cash: spread(700) },
    ],
  });
});
