import { unranged } from '../../core/analytes/unranged.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { signatures } from './ages.ts';

/** How many there are of what the page speaks of. */
export function counts(data: Dataset) {
  const {
    catalog,
    registry,
    markers,
    conversions,
    providers,
    hospitalCharges,
    interpretations,
    patterns,
    sites,
    zips,
    service,
  } = data;
  const sources = markers.records.flatMap((marker) => Object.values(marker.sources));
  const signed = signatures(data);
  return {
    tests: catalog.entries.filter(({ type }) => type === 'test').length,
    panels: catalog.entries.filter(({ type }) => type === 'panel').length,
    labs: service.labs.length,
    sites: sites.length,
    samples: sites.filter(({ sample }) => sample).length,
    markers: markers.records.length,
    analytes: registry.records.length,
    unranged: unranged(registry).length,
    bands: markers.records.reduce(
      (sum, { bands, alternatives }) => sum + bands.length + alternatives.length,
      0,
    ),
    rangePages: new Set(sources.map(({ url }) => url)).size,
    rangeCopies: new Set(sources.filter(({ secondHand }) => secondHand === true).map(({ url }) => url)).size,
    critical: markers.records.reduce((sum, { limits }) => sum + (limits?.critical.length ?? 0), 0),
    criticalMarkers: markers.records.filter(({ limits }) => (limits?.critical.length ?? 0) > 0).length,
    lists: Object.keys(markers.lists).length,
    guidelineLimits: markers.records.reduce((sum, { limits }) => sum + (limits?.guideline.length ?? 0), 0),
    severity: markers.records.reduce((sum, { limits }) => sum + (limits?.severity.length ?? 0), 0),
    guidelines: Object.keys(markers.guidelines).length,
    patterns: patterns.records.length,
    meanings: interpretations.length,
    conversions: conversions.records.length,
    molar: conversions.records.filter(({ molarMass }) => molarMass !== undefined).length,
    providerPrices: providers.prices.length,
    providers: providers.providers.length,
    providerPanels: providers.panels.length,
    medicare: providers.references.length,
    hospital: new Set(providers.hospitals.prices.map(({ codes }) => codes)).size,
    hospitalsAsked: Math.max(0, ...providers.hospitals.prices.map((row) => row.hospitals)),
    hospitals: hospitalCharges.hospitals.length,
    hospitalStates: new Set(hospitalCharges.hospitals.map(({ state }) => state)).size,
    zips: zips.zips.length,
    records: signed.reduce((sum, { records }) => sum + records, 0),
    signed: signed.reduce((sum, one) => sum + one.signed, 0),
  };
}

export type Counts = ReturnType<typeof counts>;
