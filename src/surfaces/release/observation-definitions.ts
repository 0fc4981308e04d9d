import type { Dataset } from '../../core/model/dataset.ts';
import type { Age, Band, Marker } from '../../core/model/marker.ts';
import { sourceOf } from '../../core/reference/describe.ts';
import { ucumOfMarker } from '../../documents/docs/units.ts';

const UCUM = 'http://unitsofmeasure.org';
const MEANING = 'http://terminology.hl7.org/CodeSystem/referencerange-meaning';

const AGE_CODES: Readonly<Record<Age['unit'], string>> = { hours: 'h', days: 'd', months: 'mo', years: 'a' };

const PREGNANCY: Readonly<Record<NonNullable<Band['pregnancy']>, string>> = {
  any: 'Pregnant',
  trimester_1: 'Pregnant, first trimester',
  trimester_2: 'Pregnant, second trimester',
  trimester_3: 'Pregnant, third trimester',
};

/**
 * The ranges of each marker that are used for flags, as ObservationDefinition of FHIR R4
 * (hl7.org/fhir/R4/observationdefinition.html). Results in words have none.
 */
export function observationDefinitions({ markers, service }: Pick<Dataset, 'markers' | 'service'>) {
  const { origin } = service.service;
  return markers.records
    .filter(({ bands }) => bands.length > 0)
    .map((marker) => {
      const unit = unitOf(marker);
      return {
        resourceType: 'ObservationDefinition' as const,
        id: marker.slug.slice(0, 64),
        category: [
          {
            coding: [
              { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' },
            ],
          },
        ],
        code: {
          ...(marker.loinc.length === 0
            ? {}
            : { coding: marker.loinc.map((code) => ({ system: 'http://loinc.org', code })) }),
          text: marker.said.en.name,
        },
        identifier: [{ system: `${origin}/biomarkers`, value: marker.slug }],
        permittedDataType: ['Quantity'],
        quantitativeDetails: { unit },
        qualifiedInterval: marker.bands.map((band) => intervalOf(band, marker)),
      };
    });
}

/** The same as one Bundle. */
export const observationDefinitionBundle = (data: Pick<Dataset, 'markers' | 'service'>) => ({
  resourceType: 'Bundle' as const,
  type: 'collection' as const,
  timestamp: `${data.service.service.dataRelease}T00:00:00Z`,
  entry: observationDefinitions(data).map((resource) => ({
    fullUrl: `${data.service.service.origin}/fhir/ObservationDefinition/${resource.id}`,
    resource,
  })),
});

function unitOf(marker: Marker) {
  const code = ucumOfMarker(marker);
  return { ...(code === undefined ? {} : { coding: [{ system: UCUM, code }] }), text: marker.unit };
}

function intervalOf(band: Band, marker: Marker) {
  const code = ucumOfMarker(marker);
  const quantity = (value: number) => ({
    value,
    unit: marker.unit,
    ...(code === undefined ? {} : { system: UCUM, code }),
  });
  const weeks = (value: number) => ({ value, unit: 'weeks', system: UCUM, code: 'wk' });
  const years = ({ value, unit }: Age) => ({ value, unit, system: UCUM, code: AGE_CODES[unit] });
  return {
    category: 'reference' as const,
    range: between(band.low, band.high, quantity),
    context: { coding: [{ system: MEANING, code: contextOf(band) }] },
    ...(band.pregnancy === undefined ? {} : { appliesTo: [{ text: PREGNANCY[band.pregnancy] }] }),
    ...(band.sex === undefined ? {} : { gender: band.sex }),
    ...(band.ageFrom === undefined && band.ageBefore === undefined
      ? {}
      : { age: between(band.ageFrom, band.ageBefore, years) }),
    ...(band.weekFrom === undefined && band.weekBefore === undefined
      ? {}
      : { gestationalAge: between(band.weekFrom, band.weekBefore, weeks) }),
    condition: conditionOf(band, marker),
  };
}

const between = <T, Q>(low: T | undefined, high: T | undefined, of: (limit: T) => Q) => ({
  ...(low === undefined ? {} : { low: of(low) }),
  ...(high === undefined ? {} : { high: of(high) }),
});

/** One of the meanings that FHIR knows; a limit of a guideline is a recommended range. */
function contextOf({ kind, cyclePhase, postmenopausal }: Band): string {
  if (cyclePhase !== undefined) return cyclePhase;
  if (postmenopausal === true) return 'postmenopausal';
  return kind === 'reference_interval' ? 'normal' : 'recommended';
}

/** What the other fields cannot say. */
function conditionOf(band: Band, marker: Marker): string {
  const source = sourceOf(marker, band.source);
  return [
    band.population.en,
    ...(band.method === undefined ? [] : [`Method: ${band.method.en}`]),
    ...(band.postmenopausal === false ? ['Before menopause'] : []),
    ...(band.low !== undefined && band.lowInclusive === false ? ['The low limit itself is outside'] : []),
    ...(band.high !== undefined && band.highInclusive === false ? ['The high limit itself is outside'] : []),
    ...(band.ageBefore === undefined ? [] : ['The age ends before its high limit']),
    ...(band.weekBefore === undefined ? [] : ['The gestational age ends before its high limit']),
    `Source: ${source.publisher}, ${source.url}`,
  ].join('. ');
}
