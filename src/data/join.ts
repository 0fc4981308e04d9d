import { buildSearch, type SearchFile } from '../core/catalog/search-index.ts';
import type { CatalogEntry, ItemEs, Panel, Test } from '../core/model/catalog.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { SIDES } from '../core/model/interpretation.ts';
import type { ZipTable } from '../core/model/place.ts';
import type { Review } from '../core/model/review.ts';
import type { Service } from '../core/model/service.ts';
import { LAB_IDS } from '../core/model/vocabulary.ts';
import { fold } from '../core/names/fold.ts';
import { nameIndex } from '../core/names/match.ts';
import { panelPrep } from './panel-prep.ts';
import type { Authored, ZipRow } from './read/authored.ts';
import { signatureOf } from './review.ts';

/** The slices as they are written to files: search holds its index as text. */
export type SliceFiles = Omit<Dataset, 'search' | 'pages'> & { readonly search: SearchFile };

/** Joins the authored records into what the core reads. Hidden records end here. */
export function joinDataset(authored: Authored, service: Service): SliceFiles {
  const entries = catalogEntries(authored, service);
  const markers = authored.markers.map((marker) => ({
    ...marker,
    meanings: meaningsOf(marker.slug, authored),
    review: reviewOf('markers', marker, authored),
  }));
  return {
    service: {
      service,
      labs: authored.labs.flatMap(({ slug, ...lab }) => {
        const id = LAB_IDS.find((known) => known === slug);
        return id === undefined ? [] : [{ ...lab, id }];
      }),
      states: authored.states,
    },
    catalog: {
      entries,
      categories: authored.categories,
      conditions: authored.conditions,
      names: nameIndex(
        entries.map((entry) => ({
          slug: entry.slug,
          names: [entry.id, entry.name, ...entry.aliases, entry.es.name, ...entry.es.aliases],
        })),
      ),
      markerPages: Object.fromEntries(
        authored.markers.flatMap(({ slug, name, aliases }) =>
          [name, ...aliases].map((spelling) => [fold(spelling), { slug, name }]),
        ),
      ),
      measuredBy: measuredBy(authored, entries),
    },
    catalogEs: spanishTexts(authored),
    search: buildSearch({
      entries,
      goals: authored.goals,
      categories: authored.categories,
      conditions: authored.conditions,
      places: authored.states.flatMap(({ name, nameEs }) => [name, nameEs]),
    }),
    goals: {
      goals: authored.goals.map((goal) => ({
        ...goal,
        spellings: [goal.slug, goal.name.en, goal.name.es, ...goal.phrases.en, ...goal.phrases.es].map(fold),
      })),
      redFlags: authored.redFlags.map((flag) => ({
        ...flag,
        spellings: [flag.slug, ...flag.phrases.en, ...flag.phrases.es].map(fold),
        wholes: [...(flag.alone?.en ?? []), ...(flag.alone?.es ?? [])].map(fold),
      })),
    },
    markers: {
      records: markers,
      names: nameIndex(
        markers.map(({ slug, name, aliases, es }) => ({
          slug,
          names: [name, ...aliases, es.name, ...es.aliases],
        })),
      ),
    },
    interpretations: authored.interpretations.map((record) => ({
      ...record,
      review: reviewOf('interpretations', record, authored),
    })),
    termsEs: Object.fromEntries(authored.termsEs.map(({ en, es }) => [en, es])),
    conversions: {
      records: authored.conversions,
      names: nameIndex(
        authored.conversions.map(({ slug, name, nameEs, aliases }) => ({
          slug,
          names: [name, nameEs, ...aliases],
        })),
      ),
    },
    providers: {
      providers: authored.providers,
      prices: authored.providerPrices,
      references: usedReferences(authored, entries),
      names: nameIndex(
        authored.providers.map(({ slug, name, aliases }) => ({ slug, names: [name, ...aliases] })),
      ),
    },
    sites: [...authored.sites].sort((a, b) => a.lat - b.lat || (a.id < b.id ? -1 : 1)),
    zips: zipTable(authored.zips),
  };
}

/** Whether the record is signed as it stands. */
function reviewOf(
  folder: 'markers' | 'interpretations',
  { slug, ...content }: { readonly slug: string },
  { reviews }: Authored,
): Review {
  const signed = signatureOf(`${folder}/${slug}`, content, reviews);
  return signed === undefined
    ? { status: 'unreviewed' }
    : { status: 'reviewed', reviewedAt: signed.date, reviewer: signed.reviewer };
}

function meaningsOf(slug: string, { interpretations }: Authored) {
  const record = interpretations.find((one) => one.slug === slug);
  return SIDES.filter((side) => record?.[side] !== undefined);
}

function measuredBy({ markers }: Authored, entries: readonly CatalogEntry[]) {
  const cheapestFirst = entries
    .filter(({ orderable }) => orderable)
    .sort((a, b) => a.biomarkers.length - b.biomarkers.length || a.listCents - b.listCents);
  return Object.fromEntries(
    markers.map(({ slug, name }) => [
      slug,
      cheapestFirst.filter(({ biomarkers }) => biomarkers.includes(name)).map((entry) => entry.slug),
    ]),
  );
}

function usedReferences({ references }: Authored, entries: readonly CatalogEntry[]) {
  const codes = new Set(entries.flatMap(({ cpt }) => (cpt === null ? [] : [cpt])));
  return references.filter(({ kind, key }) => kind === 'hospital' || codes.has(key));
}

function catalogEntries(authored: Authored, service: Service): CatalogEntry[] {
  const tests = authored.tests.filter(isPublic);
  const panels = authored.panels.filter(isPublic);
  const bySlug = new Map(tests.map((test) => [test.slug, test]));
  const prices = new Map(authored.prices.map((row) => [row.slug, row]));
  const shared = (folder: 'tests' | 'panels', record: (Test | Panel) & { slug: string }) => {
    const { slug, ...content } = record;
    const { cents = {}, asOf = '' } = prices.get(slug) ?? {};
    return {
      id: record.id,
      slug,
      name: record.name,
      category: record.category,
      description: record.description,
      aliases: record.aliases,
      audience: record.audience,
      conditions: record.conditions,
      related: record.related,
      faq: record.faq,
      sources: record.sources,
      es: { name: record.es.name, description: record.es.description, aliases: record.es.aliases },
      popular: record.popular,
      ...(record.private === undefined ? {} : { private: record.private }),
      orderable: record.status === 'active',
      cents,
      listCents: cents[service.defaultLab] ?? Math.min(...Object.values(cents)),
      priceAsOf: asOf,
      reviewedAt: signatureOf(`${folder}/${slug}`, content, authored.reviews)?.date ?? null,
    };
  };
  return [
    ...tests.map(
      (test): CatalogEntry => ({
        ...shared('tests', test),
        type: 'test',
        cpt: test.cpt,
        loinc: test.loinc,
        biomarkers: test.biomarkers,
        components: [],
        sampleType: test.sampleType,
        fasting: {
          required: test.fasting.required,
          ...(test.fasting.hours === undefined ? {} : { hours: test.fasting.hours }),
        },
        turnaroundDays: test.turnaroundDays,
        prep: test.prep,
        ...(test.method === undefined ? {} : { method: test.method }),
        ...(test.interference === undefined ? {} : { interference: test.interference }),
        ...(test.notToConfuse === undefined ? {} : { notToConfuse: test.notToConfuse }),
      }),
    ),
    ...panels.map((panel): CatalogEntry => {
      const parts = panel.components.flatMap((slug) => bySlug.get(slug) ?? []);
      const fasting = parts.some((part) => part.fasting.required);
      const fastingHours = Math.max(0, ...parts.map((part) => part.fasting.hours ?? 0));
      return {
        ...shared('panels', panel),
        type: 'panel',
        cpt: null,
        loinc: [],
        biomarkers: [...new Set(parts.flatMap(({ biomarkers }) => biomarkers))],
        components: panel.components,
        ...(panel.sex === undefined ? {} : { sex: panel.sex }),
        sampleType: [...new Set(parts.map(({ sampleType }) => sampleType))].join('; '),
        fasting: {
          required: fasting,
          ...(fastingHours > 0 ? { hours: fastingHours } : {}),
        },
        turnaroundDays: {
          min: Math.max(0, ...parts.map(({ turnaroundDays }) => turnaroundDays.min)),
          max: Math.max(1, ...parts.map(({ turnaroundDays }) => turnaroundDays.max)),
        },
        prep: panelPrep(
          parts.flatMap(({ prep }) => prep ?? []),
          fasting,
          'en',
        ),
      };
    }),
  ];
}

function spanishTexts({ tests, panels }: Authored): Dataset['catalogEs'] {
  const bySlug = new Map(tests.map((test) => [test.slug, test]));
  const texts = ({ es }: Test | Panel, prep: string | null): ItemEs => ({
    faq: es.faq ?? [],
    audience: es.audience ?? [],
    prep,
    interference: es.interference ?? [],
    differences: es.differences ?? {},
  });
  return Object.fromEntries([
    ...tests.filter(isPublic).map((test) => [test.slug, texts(test, test.es.prep ?? null)]),
    ...panels.filter(isPublic).map((panel) => {
      const parts = panel.components.flatMap((slug) => bySlug.get(slug) ?? []);
      const preps = parts.flatMap(({ es }) => es.prep ?? []);
      const fasting = parts.some((part) => part.fasting.required);
      return [panel.slug, texts(panel, panelPrep(preps, fasting, 'es'))] as const;
    }),
  ]);
}

const isPublic = ({ status }: Test | Panel): boolean => status !== 'hidden';

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
