import type MiniSearch from 'minisearch';
import type { CatalogEntry, Category, Condition } from './catalog.ts';
import type { Conversion } from './conversion.ts';
import type { Goal, RedFlag, Spelled } from './goal.ts';
import type { Marker } from './marker.ts';
import type { Page } from './page.ts';
import type { DrawSite, ZipTable } from './place.ts';
import type { Provider, ProviderPrice, ReferencePrice } from './provider.ts';
import type { Lab, Service, State } from './service.ts';

/** Folded spelling → slugs that claim it. */
export type NameIndex = Readonly<Record<string, readonly string[]>>;

/** What search_tests reads: the exact tier, and the word index, opened on the first call that needs it. */
export interface SearchData {
  readonly exact: Readonly<Record<string, readonly { readonly slug: string; readonly on: string }[]>>;
  readonly words: () => Pick<MiniSearch, 'search'>;
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
    readonly names: NameIndex;
    /** Folded biomarker name → slug of its marker page. */
    readonly markerPages: Readonly<Record<string, { readonly slug: string; readonly name: string }>>;
    /** Slug of a marker → the items that measure it, single tests first, cheapest first. */
    readonly measuredBy: Readonly<Record<string, readonly string[]>>;
  };
  readonly search: SearchData;
  readonly goals: {
    readonly goals: readonly Spelled<Goal>[];
    readonly redFlags: readonly Spelled<RedFlag>[];
  };
  readonly markers: { readonly records: readonly Marker[]; readonly names: NameIndex };
  readonly conversions: { readonly records: readonly Conversion[]; readonly names: NameIndex };
  readonly providers: {
    readonly providers: readonly Provider[];
    readonly prices: readonly ProviderPrice[];
    readonly references: readonly ReferencePrice[];
    readonly names: NameIndex;
  };
  /** In ascending latitude. */
  readonly sites: readonly DrawSite[];
  readonly zips: ZipTable;
  readonly pages: readonly Page[];
}

export type SliceName = keyof Dataset;
