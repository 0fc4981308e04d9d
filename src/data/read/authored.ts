import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { AnalyteRow, SharedNameRow } from '../../core/model/analyte.ts';
import { CategoryRow, Panel, type PriceRow, Test } from '../../core/model/catalog.ts';
import { ConditionFile } from '../../core/model/condition.ts';
import { ConversionRow } from '../../core/model/conversion.ts';
import { GoalFile, GoalTopicRow } from '../../core/model/goal.ts';
import { InterpretationFile } from '../../core/model/interpretation.ts';
import { GlossaryTerm, ReadingGrid, StateLaw, WindowPeriod } from '../../core/model/learning.ts';
import { MarkerFile } from '../../core/model/marker.ts';
import { FindingRow, NotSoldFile } from '../../core/model/not-sold.ts';
import { PageFrontMatter } from '../../core/model/page.ts';
import { PatternFile } from '../../core/model/pattern.ts';
import { DrawSite } from '../../core/model/place.ts';
import { LabId } from '../../core/model/primitives.ts';
import {
  HospitalPrice,
  HospitalSource,
  ProviderFile,
  ProviderPanelRow,
  ProviderPriceRow,
  ReferencePriceRow,
} from '../../core/model/provider.ts';
import { ReleaseFile, type ServiceFile, StateRow } from '../../core/model/service.ts';
import { SignFile, SignPartRow, SignRuleRow } from '../../core/model/sign.ts';
import { Source } from '../../core/model/source.ts';
import { LabFile, StoreFile } from '../../core/model/store/store.ts';
import { UnitFactorRow } from '../../core/model/unit-factor.ts';
import { LANGS, type Lang, type PageKind } from '../../core/model/vocabulary.ts';
import { ReviewRow } from '../review/row.ts';
import {
  filesIn,
  listed,
  number,
  present,
  type Reading,
  readFolder,
  readList,
  readOne,
  readOptionalTable,
  readRecords,
  readTable,
  text,
} from './files.ts';
import { readHospitalCharges } from './hospital-charges.ts';
import { readLimits } from './limits.ts';

/** A file of content/: front matter and the Markdown below it. */
export interface Prose {
  readonly file: string;
  readonly path: string;
  readonly kind: PageKind;
  readonly lang: Lang;
  readonly matter: PageFrontMatter;
  readonly body: string;
}

/** data/exceptions.json: a breach that is known and tolerated, with the reason. */
export const Exception = z.strictObject({
  rule: z.string(),
  file: z.string(),
  at: z.string(),
  reason: z.string().min(10),
});
/** An exception with the file that lists it. */
export type Listed = z.infer<typeof Exception> & { readonly listed: string };

const priceCells = (labs: readonly string[]) =>
  z.strictObject({
    slug: z.string(),
    sku: z.string().optional(),
    cents: z.strictObject(Object.fromEntries(labs.map((lab) => [lab, z.int().positive().optional()]))),
    asOf: z.iso.date(),
  });

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
    labs,
    states: readTable('data/states.csv', StateRow, (row) => row, reading),
    categories: readList('data/categories.json', CategoryRow, reading),
    conditions: readFolder('data/conditions', ConditionFile, reading),
    tests: readRecords('tests', Test, reading),
    panels: readRecords('panels', Panel, reading),
    prices: readPrices(
      filesIn(`${reading.store}/labs`, '.json', reading).map((name) => basename(name, '.json')),
      reading,
    ),
    markers: readFolder('data/markers', MarkerFile, reading),
    limits: readLimits(reading),
    patterns: readFolder('data/patterns', PatternFile, reading),
    termsEs: readTable('data/terms-es.csv', Translation, (row) => row, reading),
    interpretations: readFolder('data/interpretations', InterpretationFile, reading),
    analytes: readAnalytes(reading),
    sharedNames: readTable(
      'data/shared-names.csv',
      SharedNameRow,
      ({ units, slugs, ...row }) => ({ ...row, units: listed(units), slugs: listed(slugs) }),
      reading,
    ),
    conversions: readConversions(reading),
    unitFactors: readUnitFactors(reading),
    goals: readRecords('goals', GoalFile, reading),
    goalTopics: readTable('data/goal-topics.csv', GoalTopicRow, (row) => row, reading),
    signs: readFolder('data/warning-signs', SignFile, reading),
    signParts: readTable(
      'data/sign-parts.csv',
      SignPartRow,
      ({ part, en, es }) => ({ part, en: listed(en), es: listed(es) }),
      reading,
    ),
    signRules: readTable(
      'data/sign-rules.csv',
      SignRuleRow,
      ({ sign, needs, unless }) => ({ sign, needs: spaced(needs), unless: spaced(unless) }),
      reading,
    ),
    notSold: readFolder('data/not-sold', NotSoldFile, reading),
    findingWords: readTable(
      'data/finding-words.csv',
      FindingRow,
      ({ lab, source, ...row }) => present({ ...row, lab: text(lab), source: text(source) }),
      reading,
    ),
    providers: readFolder('data/providers', ProviderFile, reading),
    providerPrices: readTable(
      'data/provider-prices.csv',
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
          stickerCents: number(row.stickerCents),
        }),
      reading,
    ),
    providerPanels: readTable(
      'data/provider-panels.csv',
      ProviderPanelRow,
      ({ components, others, lab, orderCode, rounds, ...row }) =>
        present({
          ...row,
          components: spaced(components),
          others: text(others),
          lab: text(lab),
          orderCode: text(orderCode),
          rounds: number(rounds),
          stickerCents: number(row.stickerCents),
        }),
      reading,
    ),
    references: readTable(
      'data/reference-prices.csv',
      ReferencePriceRow,
      (row) =>
        present({
          ...row,
          cents: number(row.cents),
        }),
      reading,
    ),
    hospitalPrices: readTable(
      'data/hospital-prices.csv',
      HospitalPrice,
      (row) => ({
        ...row,
        hospitals: number(row.hospitals),
        lowCents: number(row.lowCents),
        medianCents: number(row.medianCents),
        highCents: number(row.highCents),
      }),
      reading,
    ),
    hospitalSource: readOne('data/hospital-prices.json', HospitalSource, reading),
    hospitalCharges: readHospitalCharges(reading),
    sites: labs.flatMap(({ slug }) => readSites(slug, reading)),
    zips: readTable(
      'data/zip-centroids.csv',
      ZipRow,
      ({ zip, lat, lon, state }) => ({ zip, lat: number(lat), lon: number(lon), state }),
      reading,
    ),
    towns: readTable('data/cities.csv', TownRow, (row) => row, reading),
    learning: {
      glossary: readList('data/learning/glossary.json', GlossaryTerm, reading),
      grids: readList('data/learning/grids.json', ReadingGrid, reading),
      windows: readList('data/learning/window-periods.json', WindowPeriod, reading),
      laws: readList('data/learning/state-rules.json', StateLaw, reading),
    },
    reviews: [
      ...readTable('data/reviews.csv', ReviewRow, (row) => row, reading),
      ...readOptionalTable(`${reading.store}/reviews.csv`, ReviewRow, (row) => row, reading),
    ],
    exceptions: ['data/exceptions.json', `${reading.store}/exceptions.json`].flatMap((listed) =>
      readList(listed, Exception, reading).map((exception): Listed => ({ ...exception, listed })),
    ),
    prose: readProse(reading),
  };
}

/** The store's own file, on the release of the facts; the later of the two days is the release. */
function readService(reading: Reading): ServiceFile | undefined {
  const release = readOne('data/release.json', ReleaseFile, reading);
  const file = readOne(`${reading.store}/service.json`, StoreFile, reading);
  if (file === undefined || release === undefined) return undefined;
  const { release: own = '', ...service } = file;
  const dataRelease = own > release.dataRelease ? own : release.dataRelease;
  return { ...service, ...release, dataRelease };
}

/** Columns of prices.csv, and a field beside the labs in answers. */
const RESERVED = new Set(['slug', 'sku', 'as_of', 'list']);

/** The labs of the store; the name of a file is the identifier. */
function readLabs(reading: Reading) {
  const labs = readFolder(`${reading.store}/labs`, LabFile, reading);
  const file = `${reading.store}/labs`;
  const breach = (at: string, problem: string, tip: string): void => {
    reading.breaches.push({ rule: 'labs', file, at, problem, tip });
  };
  if (labs.length === 0 && reading.breaches.every((one) => !one.file.startsWith(file)))
    breach('folder', 'holds no lab', 'Add a file for each laboratory, such as labs/main.json.');
  for (const { slug } of labs)
    if (!LabId.safeParse(slug).success || RESERVED.has(slug))
      breach(
        slug,
        'is no identifier of a lab',
        'Name the file in small letters, digits, _ and -, a letter first.',
      );
  return labs;
}

/** Columns that are no lab's are a fault: a misspelt one would leave its prices out. */
function readPrices(labs: readonly string[], reading: Reading): PriceRow[] {
  return readTable(
    `${reading.store}/prices.csv`,
    priceCells(labs),
    ({ slug, as_of: asOf, sku, ...cells }) => ({
      slug,
      ...(text(sku) === undefined ? {} : { sku: text(sku) }),
      cents: present(Object.fromEntries(Object.entries(cells).map(([lab, cell]) => [lab, number(cell)]))),
      asOf,
    }),
    reading,
  ) as PriceRow[];
}

function readConversions(reading: Reading): ConversionRow[] {
  const numbers = ['factor', 'offset', 'siDecimals', 'conventionalDecimals', 'molarMass'];
  return readTable(
    'data/conversions.csv',
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

function readSites(lab: string, reading: Reading): DrawSite[] {
  return readOptionalTable(
    `${reading.store}/draw-sites/${lab}.csv`,
    DrawSite,
    (row) => ({
      ...row,
      lab,
      lat: number(row.lat),
      lon: number(row.lon),
      walkIns: row.walkIns === 'true',
      sample: row.sample === 'true',
    }),
    reading,
  );
}

const FOLDERS: Readonly<Record<string, PageKind>> = {
  guides: 'guide',
  answers: 'answer',
  compare: 'compare',
  docs: 'doc',
  learn: 'doc',
};

/** The prose for everybody and that of the store; of two texts with one path the store's holds. */
function readProse(reading: Reading): Prose[] {
  return LANGS.flatMap((lang) => {
    const own = proseBelow(`${reading.store}/content`, lang, reading);
    const replaced = new Set(own.map(({ path }) => path));
    const all = proseBelow('content', lang, reading).filter(({ path }) => !replaced.has(path));
    return [...all, ...own];
  });
}

function proseBelow(content: string, lang: Lang, reading: Reading): Prose[] {
  for (const folder of entriesOf(resolve(reading.root, content, lang))) {
    if (folder in FOLDERS) continue;
    reading.breaches.push({
      rule: 'prose-folder',
      file: `${content}/${lang}/${folder}`,
      at: 'folder',
      problem: 'is no kind of page',
      tip: 'Name the folder and its kind in FOLDERS of src/data/read/authored.ts.',
    });
  }
  return pagesIn(`${content}/${lang}`, lang, reading);
}

const pagesIn = (content: string, lang: Lang, reading: Reading): Prose[] =>
  Object.entries(FOLDERS).flatMap(([folder, kind]) =>
    namesIn(resolve(reading.root, content, folder)).flatMap((name): Prose[] => {
      const file = `${content}/${folder}/${name}`;
      const [, head, body] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(resolve(reading.root, file), 'utf8')) ?? [];
      const matter = PageFrontMatter.safeParse(head === undefined ? undefined : parseYaml(head));
      if (!matter.success) {
        for (const issue of matter.error.issues) {
          reading.breaches.push({
            rule: 'front-matter',
            file,
            at: issue.path.map(String).join('.') || 'front matter',
            problem: issue.message,
            tip: 'The fields are in src/core/model/page.ts.',
          });
        }
        return [];
      }
      return [
        {
          file,
          path: `/${folder}/${name.replace(/\.mdx$/, '')}`,
          kind,
          lang,
          matter: matter.data,
          body: body ?? '',
        },
      ];
    }),
  );

const namesIn = (folder: string): string[] => entriesOf(folder).filter((name) => name.endsWith('.mdx'));

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // A language may have no folder of a kind yet.
    return [];
  }
}
