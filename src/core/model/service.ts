import * as z from 'zod';
import { IsoDate } from './primitives.ts';
import type { Said } from './said.ts';
import type { Features } from './store/features.ts';
import { StateCode, type StoreFile } from './store/store.ts';

/** data/release.json: what the facts and the interface are a release of. */
export const ReleaseFile = z.strictObject({ apiVersion: z.string(), dataRelease: IsoDate });
type ReleaseFile = z.infer<typeof ReleaseFile>;

/** The store's file with the release of the facts that it stands on. */
export type ServiceFile = Omit<StoreFile, 'release'> & ReleaseFile;

/** What documents and descriptions of tools take as an example: all of it is of this store. */
export interface StoreExample {
  /** Slugs of tests that one lab draws in one order. */
  readonly items: readonly string[];
  readonly test: string;
  /** A test that others sell, too, where there is one. */
  readonly compared: string;
  readonly query: string;
  /** A code, and how a state may be written: "TX", "New York". */
  readonly state: string;
  readonly states: readonly string[];
  readonly zip: string;
  readonly goal?: string;
  /** A category with panels. */
  readonly category?: string;
  readonly provider?: string;
}

export interface Service
  extends Omit<ServiceFile, 'demoNotice' | 'goalsFirst' | 'carries' | 'example' | 'notServed' | 'features'>,
    Said<{ readonly demoNotice: string }> {
  /** Every state that is not served, whether the store names those or the served ones. */
  readonly notServed: readonly string[];
  readonly example: StoreExample;
  /** What the store has, and has something to show of. */
  readonly shows: Features;
  /** The shop's own numbers of items, where its cart asks for them; by slug. */
  readonly skus?: Readonly<Record<string, string>>;
}

export interface Lab extends Said<{ readonly about: string }> {
  readonly name: string;
  readonly id: string;
  /** Where it draws, if not wherever the store serves. */
  readonly states?: readonly string[];
}

/** A row of data/states.csv. */
export const StateRow = z.strictObject({
  code: StateCode,
  name: z.string(),
  nameEs: z.string(),
  kind: z.enum(['state', 'district', 'territory']),
  /** What else it is called, in either language. */
  aliases: z.array(z.string()),
});
type StateRow = z.infer<typeof StateRow>;

export interface State extends Omit<StateRow, 'name' | 'nameEs'>, Said<{ readonly name: string }> {}
