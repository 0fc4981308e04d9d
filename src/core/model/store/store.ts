import * as z from 'zod';
import { Cents, HttpsUrl, IsoDate, LabId, Slug } from '../primitives.ts';
import { FEATURES, type Feature } from './features.ts';

export const StateCode = z.string().regex(/^[A-Z]{2}$/);

const InBoth = (most: number) =>
  z.strictObject({ en: z.string().min(1).max(most), es: z.string().min(1).max(most) });

/**
 * What the store promises its buyers. Nothing is promised that is not said here: a sentence that is left out is not on
 * any page, in any answer or in any description.
 */
const Promises = z.strictObject({
  /** No draw, physician or service fee is ever added to prices and the one lab fee. */
  noOtherFees: z.boolean().default(false),
  /** Most draw sites take people who have no appointment. */
  walkIns: z.boolean().default(false),
  /** How the order reaches the buyer. */
  requisition: z.enum(['email', 'account', 'site']).optional(),
  /** A physician authorizes each order. */
  physician: z.boolean().default(false),
});

/** What the store switches off: everything is on that is not named, or named true. */
const Switches = z
  .strictObject(
    Object.fromEntries(FEATURES.map((feature) => [feature, z.boolean().default(true)])) as Record<
      Feature,
      z.ZodDefault<z.ZodBoolean>
    >,
  )
  .prefault({});

/** Where an order goes, as an address with places to fill: `{items}` or `{skus}`, and where it is wanted `{lab}`. */
const Cart = z.strictObject({
  url: z.string().regex(/^https:\/\/\S+$/),
  /** Between two items. */
  separator: z.string().max(5).default(','),
  /** How one item is written, such as `{item}:1`. */
  item: z
    .string()
    .regex(/\{item\}/)
    .default('{item}'),
  /** The shop's own names of the labs, by their identifiers here. */
  labs: z.record(LabId, z.string().min(1)).optional(),
  /** false: the address says nothing of who made the link. */
  attribution: z.boolean().default(true),
});

const Shade = z.string().regex(/^#[0-9a-f]{6}$/, 'is no colour: write # and six of 0-9 and a-f');

/** data/store/service.json: what a deployer edits first. */
export const StoreFile = z.strictObject({
  brand: z.string().min(1),
  /** Where the site is served; ORIGIN or Netlify's URL in the environment of a build comes before it. */
  origin: z.url({ protocol: /^https?$/ }).regex(/[^/]$/, 'ends with a slash'),
  repository: HttpsUrl.optional(),
  /** Where errors are reported: a page or a mailto: address; else the repository's issues. */
  contactUrl: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** Names of hosts, beside that of `origin`, at which the MCP server answers: a second domain, an alias. */
  allowedHosts: z.array(z.hostname()).optional(),
  /** Who stands behind the store; shown at the foot of every page. */
  contact: z
    .strictObject({
      legalName: z.string().min(1).optional(),
      email: z.email().optional(),
      phone: z.string().min(5).optional(),
      address: z.string().min(5).optional(),
      hours: InBoth(120).optional(),
    })
    .optional(),
  /** The shop's cart, where it is not this site's own /cart page, and takes the same parameters. */
  cartBase: HttpsUrl.optional(),
  /** The shop's cart where it takes others. */
  cart: Cart.optional(),
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
  promises: Promises.default({ noOtherFees: false, walkIns: false, physician: false }),
  /** Parts of the service that this store does not want: `"spanish": false`. */
  features: Switches,
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
  /** The colour of links, buttons and the mark, on light and on dark paper; other colours follow from it. */
  colours: z.strictObject({ accent: z.strictObject({ light: Shade, dark: Shade }) }).optional(),
  /** What stands at the top of the home page, in place of the words of the project. */
  texts: z.strictObject({ homeTitle: InBoth(90), tagline: InBoth(260).optional() }).optional(),
  /** What the privacy page says of the platform that serves the site. */
  privacy: z.strictObject({ host: z.string().min(2), logDays: z.int().min(0) }).optional(),
  /** What prices and draw sites are published under, where that is not CC BY 4.0. */
  licence: z.string().min(2).optional(),
  /** Whom imported data names as its source, such as OpenStreetMap. */
  attributions: z.array(z.strictObject({ text: z.string().min(3), url: HttpsUrl })).default([]),
});
export type StoreFile = z.output<typeof StoreFile>;

/** data/store/labs/<id>.json: a laboratory; the name of the file is its identifier in prices, answers and addresses. */
export const LabFile = z.strictObject({
  name: z.string().min(1),
  /** Codes of the states where it draws; left out where it draws wherever the store serves. */
  states: z.array(StateCode).min(1).optional(),
  about: z.strictObject({ en: z.string(), es: z.string() }),
});
