import * as z from 'zod';
import { Cents, HttpsUrl, IsoDate, LabId, Slug } from './primitives.ts';
import type { Said } from './said.ts';

const StateCode = z.string().regex(/^[A-Z]{2}$/);

/** data/release.json: what the facts and the interface are a release of. */
export const ReleaseFile = z.strictObject({ apiVersion: z.string(), dataRelease: IsoDate });
type ReleaseFile = z.infer<typeof ReleaseFile>;

/** data/store/service.json: what a deployer edits first. */
export const StoreFile = z.strictObject({
  brand: z.string().min(1),
  /** Where the site is served; ORIGIN or Netlify's URL in the environment of a build comes before it. */
  origin: z.url({ protocol: /^https?$/ }),
  repository: HttpsUrl.optional(),
  /** Where errors are reported: a page or a mailto: address; else the repository's issues. */
  contactUrl: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** Names of hosts, beside that of `origin`, at which the MCP server answers: a second domain, an alias. */
  allowedHosts: z.array(z.hostname()).optional(),
  /** The store's cart, where it is not this site's own /cart page. */
  cartBase: HttpsUrl.optional(),
  /** The day of the store's own last change; the release is that of the facts where this is earlier or left out. */
  release: IsoDate.optional(),
  /**
   * The slugs of the tests and panels that the store sells. Left out: all that prices.csv prices; `all`: the whole
   * catalog, so that a record without a price is a fault.
   */
  carries: z.union([z.literal('all'), z.array(Slug).min(1)]).optional(),
  demo: z.boolean(),
  demoNotice: z.strictObject({ en: z.string(), es: z.string() }).optional(),
  currency: z.literal('USD'),
  labFeeCents: Cents,
  defaultLab: LabId,
  /** States where one lab alone draws. */
  routing: z.array(z.strictObject({ states: z.array(StateCode).min(1), lab: LabId })).default([]),
  /** The states and territories that are not served; or, in `served`, those that are. */
  notServed: z.array(StateCode).optional(),
  served: z.array(StateCode).min(1).optional(),
  budgetsUsd: z
    .strictObject({ low: z.int(), medium: z.int(), high: z.int() })
    .default({ low: 80, medium: 200, high: 400 }),
  /** Goals and symptoms that most people have: where goals are listed, these stand first. */
  goalsFirst: z.array(Slug).default([]),
  priceMaxAgeDays: z.int().min(1).default(180),
  /** The state and the ZIP code of examples; left out, they are taken from the draw sites. */
  example: z.strictObject({ state: StateCode, zip: z.string().regex(/^\d{5}$/) }).optional(),
});
/** The store's file with the release of the facts that it stands on. */
export type ServiceFile = Omit<z.infer<typeof StoreFile>, 'release'> & ReleaseFile;

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
  extends Omit<ServiceFile, 'demoNotice' | 'goalsFirst' | 'carries' | 'example' | 'notServed'>,
    Said<{ readonly demoNotice: string }> {
  /** Every state that is not served, whether the store names those or the served ones. */
  readonly notServed: readonly string[];
  readonly example: StoreExample;
}

/** data/store/labs/<id>.json: a laboratory, under its neutral identifier. */
export const LabFile = z.strictObject({
  name: z.string().min(1),
  /** Codes of the states where it draws; left out where it draws wherever the store serves. */
  states: z.array(StateCode).min(1).optional(),
  about: z.strictObject({ en: z.string(), es: z.string() }),
});
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
