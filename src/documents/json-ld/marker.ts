import type { MedicalTest } from 'schema-dts';
import { pagePath } from '../../blocks/paths.ts';
import type { Analyte } from '../../core/model/analyte.ts';
import type { Marker } from '../../core/model/marker.ts';
import { expectedOf } from '../../core/reference/describe.ts';
import { limitsText } from '../../core/reference/limits.ts';
import { wordsOf } from '../../core/words/index.ts';
import { medicalCodes } from './codes.ts';
import { absolute, type Described, IDS, urlOf } from './described.ts';

/** Where the ranges of a marker stand, whichever of its pages this is. */
const markerUrl = ({ slug }: Marker, described: Described): string =>
  absolute(pagePath({ path: `/biomarkers/${slug}`, lang: described.doc.lang }), described);

/** The measurement of a marker with its ranges in words, one for each population, as the page's table has them. */
export function measurement(marker: Marker, described: Described): MedicalTest {
  const { lang } = described.doc;
  const { name, about, aliases } = marker.said[lang];
  const words = wordsOf(lang);
  const codes = medicalCodes([], marker.loinc);
  const expected = expectedOf(marker, { lang, words });
  return {
    '@type': 'MedicalTest',
    '@id': `${markerUrl(marker, described)}#test`,
    name,
    description: about,
    url: markerUrl(marker, described),
    normalRange: [
      ...marker.bands.map((band) => {
        const who = band.population[lang] + (band.method === undefined ? '' : ` (${band.method[lang]})`);
        return `${who}: ${limitsText(band, marker.unit, words)}`;
      }),
      ...(expected === undefined ? [] : [expected.text]),
    ],
    ...(aliases.length === 0 ? {} : { alternateName: [...aliases] }),
    ...(codes.length === 0 ? {} : { code: codes }),
  };
}

/** The measurement of an analyte that no ranges are held for. */
export function unrangedMeasurement({ said, loinc }: Analyte, described: Described): MedicalTest {
  const { lang, description } = described.doc;
  const { name, aliases } = said[lang];
  const codes = medicalCodes([], loinc);
  return {
    '@type': 'MedicalTest',
    '@id': IDS.test(described),
    name,
    description,
    url: urlOf(described),
    ...(aliases.length === 0 ? {} : { alternateName: [...aliases] }),
    ...(codes.length === 0 ? {} : { code: codes }),
  };
}

/** The measurement as the page of a high or low value refers to it. */
export const measurementRef = (marker: Marker, described: Described): MedicalTest => ({
  '@type': 'MedicalTest',
  '@id': `${markerUrl(marker, described)}#test`,
  name: marker.said[described.doc.lang].name,
  url: markerUrl(marker, described),
});
