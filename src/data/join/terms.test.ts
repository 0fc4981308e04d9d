import { expect, test } from 'vitest';
import { joinDataset } from '../join.ts';
import { authoredFixture, glucose } from '../root.fixture.ts';
import { carriedOnly } from './carried.ts';

const joined = (changes: Readonly<Record<string, string | object>> = {}) => {
  const authored = authoredFixture(changes);
  if (authored.service === undefined) throw new Error('no service');
  return joinDataset(carriedOnly(authored), authored.service);
};

test('every record has its texts under the same names in both languages', () => {
  const { catalog, itemTexts, markers, providers, service } = joined();
  expect(catalog.entries[0]?.said.es).toEqual({
    name: 'Glucosa',
    description: glucose.es.description,
    aliases: ['azúcar en la sangre'],
    sampleType: 'Sangre (suero)',
  });
  expect(itemTexts.glucose?.said.es.biomarkers).toEqual(['Glucosa']);
  expect(markers.records[0]?.bands[0]?.population).toEqual({
    en: 'Adults, fasting',
    es: 'Adultos, en ayunas',
  });
  expect(providers.providers[0]?.said.es).toEqual({
    pricingModel: 'a la carta',
    orderFeeNote: 'por visita',
    labs: ['Quest'],
  });
  expect(service.states.map(({ said }) => said.es.name)).toEqual(['Texas', 'Nueva York']);
});

test('what is measured keeps the name that records share, and its page is known by it', () => {
  const { catalog } = joined();
  expect(catalog.entries.map(({ biomarkers }) => biomarkers)).toEqual([
    ['Glucose'],
    ['Hemoglobin A1c'],
    ['Glucose', 'Hemoglobin A1c'],
  ]);
  expect(catalog.markerPages).toEqual({ Glucose: 'glucose' });
});
