import * as z from 'zod';
import { AnalyteRow, SharedNameRow } from '../../core/model/analyte.ts';
import { CategoryRow, Panel, Test } from '../../core/model/catalog.ts';
import { ConditionFile } from '../../core/model/condition.ts';
import { ConversionRow } from '../../core/model/conversion.ts';
import { GoalFile, GoalTopicRow } from '../../core/model/goal.ts';
import { InterpretationFile } from '../../core/model/interpretation.ts';
import { GlossaryTerm, ReadingGrid, SellerFile, StateLaw, WindowPeriod } from '../../core/model/learning.ts';
import { MarkerFile } from '../../core/model/marker.ts';
import { FindingRow, NotSoldFile } from '../../core/model/not-sold.ts';
import { PatternFile } from '../../core/model/pattern.ts';
import {
  HospitalPrice,
  HospitalSource,
  ProviderFile,
  ProviderPanelRow,
  ProviderPriceRow,
  ReferencePriceRow,
} from '../../core/model/provider.ts';
import { ApiChange, DataRelease } from '../../core/model/release/release.ts';
import { StateRow } from '../../core/model/service.ts';
import { SignFile, SignPartRow, SignRuleRow } from '../../core/model/sign.ts';
import { Source } from '../../core/model/source.ts';
import { UnitFactorRow } from '../../core/model/unit-factor.ts';
import { ReviewRow } from '../review/row.ts';
import { readFolder, readList, readOne, readOptionalTable, readRecords } from './files.ts';
import { readHospitalCharges } from './hospital-charges.ts';
import { readLimits } from './limits.ts';
import { readProse } from './prose.ts';
import type { Reading } from './reading.ts';
import { readLabs, readLogo, readPrices, readService, readSites } from './store-records.ts';
import { cents, listed, number, present, readTable, text } from './table.ts';

/** data/exceptions.json: a breach that is known and tolerated, with the reason. */
export const Exception = z.strictObject({
  rule: z.string(),
  file: z.string(),
  at: z.string(),
  reason: z.string().min(10),
});
/** An exception with the file that lists it. */
export type Listed = z.infer<typeof Exception> & { readonly listed: string };

const ZipRow = z.strictObject({
  zip: z.string().regex(/^\d{5}$/),
  lat: z.number(),
  lon: z.number(),
  state: z.string().regex(/^[A-Z]{2}$/),
});
export type ZipRow = z.infer<typeof ZipRow>;

/** data/cities.csv: a town by a ZIP code of it. */
const TownRow = z.strictObject({ name: z.string().min(1), zip: z.string().regex(/^\d{5}$/) });

const ConversionCells = z.strictObject({ ...ConversionRow.shape, source: Source() });
const UnitFactorCells = z.strictObject({ ...UnitFactorRow.shape, source: Source().optional() });

/** data/terms-es.csv: short texts that many records share, in Spanish. It ends where the records are joined. */
const Translation = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

const spaced = (cell: string | undefined): string[] => (cell ?? '').split(' ').filter((word) => word !== '');

export type Authored = ReturnType<typeof readAuthored>;

/** Reads everything in data/ and content/; faults go to `reading.breaches`, all of them. */
export function readAuthored(reading: Reading) {
  const labs = readLabs(reading);
  return {
    store: reading.store,
    service: readService(reading),
    logo: readLogo(reading),
    labs,
    states: readTable(
      'data/states.csv',
      'code,name,nameEs,kind,aliases',
      StateRow,
      ({ aliases, ...row }) => ({ ...row, aliases: listed(aliases) }),
      reading,
    ),
    categories: readList('data/categories.json', CategoryRow, reading),
    conditions: readFolder('data/conditions', ConditionFile, reading),
    tests: readRecords('tests', Test, reading),
    panels: readRecords('panels', Panel, reading),
    prices: readPrices(reading),
    markers: readFolder('data/markers', MarkerFile, reading),
    limits: readLimits(reading),
    patterns: readFolder('data/patterns', PatternFile, reading),
    termsEs: readTable('data/terms-es.csv', 'en,es', Translation, (row) => row, reading),
    interpretations: readFolder('data/interpretations', InterpretationFile, reading),
    analytes: readAnalytes(reading),
    sharedNames: readTable(
      'data/shared-names.csv',
      'name,units,slugs,why',
      SharedNameRow,
      ({ units, slugs, ...row }) => ({ ...row, units: listed(units), slugs: listed(slugs) }),
      reading,
    ),
    conversions: readConversions(reading),
    unitFactors: readUnitFactors(reading),
    goals: readRecords('goals', GoalFile, reading),
    goalTopics: readTable('data/goal-topics.csv', 'goal,category', GoalTopicRow, (row) => row, reading),
    signs: readFolder('data/warning-signs', SignFile, reading),
    signParts: readTable(
      'data/sign-parts.csv',
      'part,en,es',
      SignPartRow,
      ({ part, en, es }) => ({ part, en: listed(en), es: listed(es) }),
      reading,
    ),
    signRules: readTable(
      'data/sign-rules.csv',
      'sign,needs,unless',
      SignRuleRow,
      ({ sign, needs, unless }) => ({ sign, needs: spaced(needs), unless: spaced(unless) }),
      reading,
    ),
    notSold: readFolder('data/not-sold', NotSoldFile, reading),
    findingWords: readTable(
      'data/finding-words.csv',
      'words,slug,kind,lab,source',
      FindingRow,
      ({ lab, source, ...row }) => present({ ...row, lab: text(lab), source: text(source) }),
      reading,
    ),
    providers: readFolder('data/providers', ProviderFile, reading),
    providerPrices: readTable(
      'data/provider-prices.csv',
      'provider,test,equivalence,soldAs,difference?,lab,orderCode?,method?,components?,stickerCents,observed,kind,sourceTitle,sourceUrl,confidence',
      ProviderPriceRow,
      ({ difference, lab, orderCode, method, components, ...row }) =>
        present({
          ...row,
          difference: text(difference),
          lab: text(lab),
          orderCode: text(orderCode),
          method: text(method),
          components: text(components)
            ?.split(';')
            .map((name) => name.trim()),
          stickerCents: cents(row.stickerCents),
        }),
      reading,
    ),
    providerPanels: readTable(
      'data/provider-panels.csv',
      'provider,name,components,others,lab,orderCode,rounds,stickerCents,observed,kind,sourceTitle,sourceUrl,confidence',
      ProviderPanelRow,
      ({ components, others, lab, orderCode, rounds, ...row }) =>
        present({
          ...row,
          components: spaced(components),
          others: text(others),
          lab: text(lab),
          orderCode: text(orderCode),
          rounds: number(rounds),
          stickerCents: cents(row.stickerCents),
        }),
      reading,
    ),
    references: readTable(
      'data/reference-prices.csv',
      'kind,key,cents,period,sourceTitle,sourceUrl,observed',
      ReferencePriceRow,
      (row) =>
        present({
          ...row,
          cents: cents(row.cents),
        }),
      reading,
    ),
    hospitalPrices: readTable(
      'data/hospital-prices.csv',
      'codes,state,hospitals,lowCents,medianCents,highCents',
      HospitalPrice,
      (row) => ({
        ...row,
        hospitals: number(row.hospitals),
        lowCents: cents(row.lowCents),
        medianCents: cents(row.medianCents),
        highCents: cents(row.highCents),
      }),
      reading,
    ),
    hospitalSource: readOne('data/hospital-prices.json', HospitalSource, reading),
    hospitalCharges: readHospitalCharges(reading),
    sites: readSites(reading),
    zips: readTable(
      'data/zip-centroids.csv',
      'zip,lat,lon,state,source?',
      ZipRow,
      ({ zip, lat, lon, state }) => ({ zip, lat: number(lat), lon: number(lon), state }),
      reading,
    ),
    towns: readTable('data/cities.csv', 'name,zip', TownRow, (row) => row, reading),
    learning: {
      glossary: readList('data/learning/glossary.json', GlossaryTerm, reading),
      grids: readList('data/learning/grids.json', ReadingGrid, reading),
      windows: readList('data/learning/window-periods.json', WindowPeriod, reading),
      sellers: readFolder('data/learning/sellers', SellerFile, reading),
      laws: readList('data/learning/state-rules.json', StateLaw, reading),
    },
    changes: {
      api: readList('data/api-changes.json', ApiChange, reading),
      releases: readList(`${reading.store}/releases/log.json`, DataRelease, reading),
    },
    reviews: [
      ...readTable(
        'data/reviews.csv',
        'record,hash,reviewer,credential,scope,date',
        ReviewRow,
        (row) => row,
        reading,
      ),
      ...readOptionalTable(
        `${reading.store}/reviews.csv`,
        'record,hash,reviewer,credential,scope,date',
        ReviewRow,
        (row) => row,
        reading,
      ),
    ],
    exceptions: ['data/exceptions.json', `${reading.store}/exceptions.json`].flatMap((listed) =>
      readList(listed, Exception, reading).map((exception): Listed => ({ ...exception, listed })),
    ),
    prose: readProse(reading),
  };
}

function readConversions(reading: Reading): ConversionRow[] {
  const numbers = ['factor', 'offset', 'siDecimals', 'conventionalDecimals', 'molarMass'];
  return readTable(
    'data/conversions.csv',
    'slug,name,nameEs,conventionalUnit,siUnit,factor,offset,siDecimals,conventionalDecimals,molarMass,note,sourceTitle,sourcePublisher,sourceUrl,accessed',
    ConversionCells,
    ({ sourceTitle, sourcePublisher, sourceUrl, accessed, note, ...row }) =>
      present({
        ...row,
        ...Object.fromEntries(numbers.map((name) => [name, number(row[name])])),
        note: text(note),
        source: { title: sourceTitle, publisher: sourcePublisher, url: sourceUrl, accessed },
      }),
    reading,
  );
}

function readAnalytes(reading: Reading): AnalyteRow[] {
  const optional = ['fraction', 'side', 'isotype', 'timing', 'method'];
  return readTable(
    'data/analytes.csv',
    'slug,name,nameEs,component,fraction,side,isotype,specimen,timing,property,method,loinc,units,aliases,aliasesEs',
    AnalyteRow,
    ({ loinc, units, aliases, aliasesEs, ...row }) =>
      present({
        ...row,
        ...Object.fromEntries(optional.map((name) => [name, text(row[name])])),
        loinc: listed(loinc),
        units: listed(units),
        aliases: listed(aliases),
        aliasesEs: listed(aliasesEs),
      }),
    reading,
  );
}

function readUnitFactors(reading: Reading) {
  return readTable(
    'data/unit-factors.csv',
    'analyte,from,to,factor,molarMass,valence,note,sourceTitle,sourcePublisher,sourceUrl,accessed',
    UnitFactorCells,
    ({ sourceTitle, sourcePublisher, sourceUrl, accessed, factor, molarMass, valence, note, ...row }) =>
      present({
        ...row,
        factor: number(factor),
        molarMass: number(molarMass),
        valence: number(valence),
        note: text(note),
        source:
          text(sourceUrl) === undefined
            ? undefined
            : { title: sourceTitle, publisher: sourcePublisher, url: sourceUrl, accessed },
      }),
    reading,
  );
}
