import type { Dataset } from '../core/model/dataset.ts';
import type { ZipTable } from '../core/model/place.ts';
import type { ServiceFile } from '../core/model/service.ts';
import type { SearchFile } from '../core/search/names.ts';
import { joinedAnalytes } from './join/analytes.ts';
import type { Carried } from './join/carried.ts';
import { catalogEntries, differences, itemTexts } from './join/catalog.ts';
import { conditionTopics, joinedConditions } from './join/conditions.ts';
import { joinedGoals } from './join/goals.ts';
import { joinedHospitalCharges } from './join/hospital-charges.ts';
import { limitSources } from './join/limits.ts';
import { joinedInterpretations, joinedMarkers } from './join/markers.ts';
import { markerPages, measuredBy } from './join/measured.ts';
import { joinedNotSold } from './join/not-sold.ts';
import { joinedPatterns } from './join/patterns.ts';
import { preparations } from './join/preparation.ts';
import { joinedProviders } from './join/providers.ts';
import { joinedSearch } from './join/search.ts';
import { joinedService } from './join/service.ts';
import { joinedSigns } from './join/signs.ts';
import { inLanguages, termsIn } from './join/terms.ts';
import { joinedCategories } from './join/topics.ts';
import type { Authored, ZipRow } from './read/authored.ts';

/** Slices that are printed from the others. */
export type Printed = 'pages' | 'itemTwins' | 'skills' | 'appStyles' | 'country';

/** The slices as they are written to files: search holds its index as text. */
export type SliceFiles = Omit<Dataset, 'search' | Printed> & { readonly search: SearchFile };

/** Joins the records that a store carries into what the core reads. Hidden records end here, and so does the list of terms. */
export function joinDataset(authored: Carried, file: ServiceFile): SliceFiles {
  const { analytes, registry } = joinedAnalytes(authored);
  const entries = catalogEntries(authored, file);
  const categories = joinedCategories(authored);
  const conditions = joinedConditions(authored);
  const goals = joinedGoals(authored);
  const service = joinedService(authored, file, { entries, goals: goals.goals });
  return {
    service,
    brand: authored.logo === undefined ? {} : { logo: authored.logo },
    catalog: {
      entries,
      categories,
      conditions: conditionTopics(authored),
      markerPages: markerPages(analytes, entries),
      measuredBy: measuredBy(analytes, entries),
    },
    itemTexts: itemTexts(authored),
    differences: differences(authored),
    preparations: preparations(authored),
    conditions,
    search: joinedSearch(authored, { entries, goals: goals.goals, categories, conditions }),
    notSold: { records: joinedNotSold(authored) },
    goals,
    signs: joinedSigns(authored),
    analytes,
    registry,
    markers: { records: joinedMarkers(authored), ...limitSources(authored) },
    patterns: { records: joinedPatterns(authored) },
    interpretations: joinedInterpretations(authored),
    conversions: joinedConversions(authored),
    providers: joinedProviders(authored, entries),
    hospitalCharges: joinedHospitalCharges(authored, entries),
    sites: [...authored.sites].sort((a, b) => a.lat - b.lat || (a.id < b.id ? -1 : 1)),
    learning: authored.learning,
    changes: authored.changes,
    zips: zipTable(authored.zips),
    towns: authored.towns.flatMap(({ name, zip }) => {
      const place = authored.zips.find((row) => row.zip === zip);
      return place === undefined ? [] : [{ name, state: place.state, lat: place.lat, lon: place.lon }];
    }),
  };
}

function joinedConversions(authored: Authored): Dataset['conversions'] {
  const term = termsIn(authored);
  return {
    records: authored.conversions.map(({ name, nameEs, note, ...conversion }) => {
      const { en, es } = inLanguages({ note }, term);
      return { ...conversion, said: { en: { name, ...en }, es: { name: nameEs, ...es } } };
    }),
  };
}

function zipTable(rows: readonly ZipRow[]): ZipTable {
  const sorted = [...rows].sort((a, b) => (a.zip < b.zip ? -1 : 1));
  const stateCodes = [...new Set(sorted.map(({ state }) => state))].sort();
  return {
    zips: sorted.map(({ zip }) => Number(zip)),
    lats: sorted.map(({ lat }) => Math.round(lat * 10_000)),
    lons: sorted.map(({ lon }) => Math.round(lon * 10_000)),
    states: sorted.map(({ state }) => stateCodes.indexOf(state)),
    stateCodes,
  };
}
