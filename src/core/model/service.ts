import * as z from 'zod';
import { Cents, HttpsUrl, IsoDate, LabId, Slug } from './primitives.ts';
import type { Said } from './said.ts';
import type { LAB_IDS } from './vocabulary.ts';

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
  routing: z.array(z.strictObject({ states: z.array(StateCode).min(1), lab: LabId })),
  notServed: z.array(StateCode),
  budgetsUsd: z.strictObject({ low: z.int(), medium: z.int(), high: z.int() }),
  /** Goals and symptoms that most people have: where goals are listed, these stand first. */
  goalsFirst: z.array(Slug),
  priceMaxAgeDays: z.int().min(1),
});
/** The store's file with the release of the facts that it stands on. */
export type ServiceFile = Omit<z.infer<typeof StoreFile>, 'release'> & ReleaseFile;

export interface Service
  extends Omit<ServiceFile, 'demoNotice' | 'goalsFirst' | 'carries'>,
    Said<{ readonly demoNotice: string }> {}

/** data/store/labs/<id>.json: a laboratory, under its neutral identifier. */
export const LabFile = z.strictObject({
  name: z.string(),
  about: z.strictObject({ en: z.string(), es: z.string() }),
});
export interface Lab extends Said<{ readonly about: string }> {
  readonly name: string;
  readonly id: (typeof LAB_IDS)[number];
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
