import type { CountryShapes } from '../places/area-shapes.ts';
import type { Search } from '../search/shapes.ts';
import type { Analyte, NamedAnalyte } from './analyte.ts';
import type { CatalogEntry, Category, ItemTexts } from './catalog.ts';
import type { Condition, ConditionRecord } from './condition.ts';
import type { Conversion } from './conversion.ts';
import type { Goal, Spelled } from './goal.ts';
import type { HospitalCharges } from './hospital-charge.ts';
import type { Interpretation } from './interpretation.ts';
import type { GlossaryTerm, ReadingGrid, SellerText, StateLaw, WindowPeriod } from './learning.ts';
import type { LimitSources } from './limit.ts';
import type { Marker } from './marker.ts';
import type { NotSold } from './not-sold.ts';
import type { AgentSkill, AppStyles, Page, Twin } from './page.ts';
import type { Pattern } from './pattern.ts';
import type { DrawSite, Town, ZipTable } from './place.ts';
import type { Preparation } from './preparation.ts';
import type {
  HospitalPrice,
  HospitalSource,
  Provider,
  ProviderPanel,
  ProviderPrice,
  ReferencePrice,
} from './provider.ts';
import type { ApiChange, DataRelease } from './release/release.ts';
import type { InWords } from './said.ts';
import type { Lab, Service, State } from './service.ts';
import type { Signs } from './sign.ts';

/** Folded spelling → slugs that claim it. */
export type NameIndex = Readonly<Record<string, readonly string[]>>;

/** What a name of several meanings may be; only with these units beside it, where any are named. */
export interface Shared {
  readonly units: readonly string[];
  readonly slugs: readonly string[];
}

/** Names of analytes, packed into lines: src/core/analytes/names.ts makes and reads them. */
export interface AnalyteNames {
  /** By the name as it is spelled. */
  readonly names: string;
  /** By the words that tell it from others; a device makes them from the names. */
  readonly telling?: string;
  /** Names that must be asked about, by their spelling: with which units, and what they may mean. */
  readonly shared: Readonly<Record<string, readonly Shared[]>>;
}

/** Everything the service knows, in slices that are loaded one by one. */
export interface Dataset {
  readonly service: {
    readonly service: Service;
    readonly labs: readonly Lab[];
    readonly states: readonly State[];
  };
  readonly catalog: {
    readonly entries: readonly CatalogEntry[];
    readonly categories: readonly Category[];
    readonly conditions: readonly Condition[];
    /** A biomarker of an item → slug of the marker whose page has its ranges. */
    readonly markerPages: Readonly<Record<string, string>>;
    /** Slug of a marker → the items that measure it, single tests first, cheapest first. */
    readonly measuredBy: Readonly<Record<string, readonly string[]>>;
  };
  /** The store's own mark, as SVG: read when pages are made, by no tool. */
  readonly brand: { readonly logo?: string };
  /** By slug. */
  readonly itemTexts: Readonly<Record<string, ItemTexts>>;
  /** By slug, and by the slug of a test that its name is taken for: the difference in one sentence. */
  readonly differences: Readonly<Record<string, Readonly<Record<string, InWords>>>>;
  /** What each test asks of a person before the draw, and what a panel asks beside its tests; by slug. */
  readonly preparations: Readonly<Record<string, Preparation>>;
  /** The pages of conditions: read when pages are made, by no tool. */
  readonly conditions: readonly ConditionRecord[];
  readonly search: Search;
  /** What people ask for and cannot order here. */
  readonly notSold: { readonly records: readonly NotSold[] };
  readonly goals: { readonly goals: readonly Spelled<Goal>[] };
  /** What must be seen to before any test, and the words that say it. */
  readonly signs: Signs;
  /** Everything that a line of a report may measure, with ranges or without, as names are looked up. */
  readonly analytes: AnalyteNames & { readonly records: readonly NamedAnalyte[] };
  /** The same with the axes, codes and other names of each: read when pages are made, by no tool. */
  readonly registry: { readonly records: readonly Analyte[] };
  /** Those with published ranges, and the publications that limits beside the ranges stand on. */
  readonly markers: LimitSources & { readonly records: readonly Marker[] };
  /** Lines of one report that say more together. */
  readonly patterns: { readonly records: readonly Pattern[] };
  /** The pages of high and low values: read when pages are made, by no tool. */
  readonly interpretations: readonly Interpretation[];
  readonly conversions: { readonly records: readonly Conversion[] };
  readonly providers: {
    readonly providers: readonly Provider[];
    readonly prices: readonly ProviderPrice[];
    readonly panels: readonly ProviderPanel[];
    readonly references: readonly ReferencePrice[];
    /** Of the whole country. */
    readonly hospitals: { readonly source?: HospitalSource; readonly prices: readonly HospitalPrice[] };
    readonly names: NameIndex;
  };
  /** What hospitals ask of people who pay themselves: read when pages are made, by no tool. */
  readonly hospitalCharges: HospitalCharges;
  readonly sites: readonly DrawSite[];
  readonly zips: ZipTable;
  /** Big towns, the biggest of a region first: read when pages are made, by no tool. */
  readonly towns: readonly Town[];
  /** What guides are made of beside their prose: read when pages are made, by no tool. */
  readonly learning: {
    readonly glossary: readonly GlossaryTerm[];
    readonly grids: readonly ReadingGrid[];
    readonly windows: readonly WindowPeriod[];
    readonly laws: readonly StateLaw[];
    readonly sellers: readonly SellerText[];
  };
  /** What changed for callers of the interface, and in the data from release to release: read when pages are made, by no tool. */
  readonly changes: { readonly api: readonly ApiChange[]; readonly releases: readonly DataRelease[] };
  readonly pages: readonly Page[];
  /** The pages of tests and panels and the list of them: MCP resources, read by no tool. */
  readonly itemTwins: readonly Twin[];
  /** The agent skills: files, and MCP resources, read by no tool. */
  readonly skills: readonly AgentSkill[];
  /** The styles of the views of MCP: read by no tool. */
  readonly appStyles: AppStyles;
  /** The shapes behind the maps of answers that hosts show. */
  readonly country: CountryShapes;
}

export type SliceName = keyof Dataset;
