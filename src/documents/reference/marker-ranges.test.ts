import { expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { adultFigures } from './marker-ranges.ts';

const data = loadDataset();
const onTop = (slug: string) => {
  const marker = data.markers.records.find((record) => record.slug === slug);
  if (marker === undefined) throw new Error(`no marker ${slug}`);
  return JSON.stringify(adultFigures({ marker, lang: 'es', data }));
};

it('sets the range for adults on top of the page, though it begins with babies', () => {
  expect(onTop('haptoglobin')).toContain('30 a 200 mg/dL');
});

it('calls no range for young people one for adults', () => {
  expect(onTop('tsh')).toContain('Adultos');
  expect(onTop('tsh')).not.toMatch(/jóvenes|11 a 19/i);
});
