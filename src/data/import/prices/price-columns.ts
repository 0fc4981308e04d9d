import { fold } from '../../../core/names/fold.ts';
import type { Columns, UsualNames } from '../columns.ts';
import { UnreadableSheet } from '../unreadable.ts';

/** A laboratory of the store, by the name of its file. */
export interface Lab {
  readonly slug: string;
  readonly name: string;
}

/**
 * What the columns of price lists are usually called. Headers that may be what the shop pays itself ("cost", "client
 * price") are never taken for prices.
 */
const USUAL = {
  slug: ['slug'],
  sku: ['sku', 'item sku', 'product sku'],
  name: [
    'name',
    'test',
    'test name',
    'test description',
    'description',
    'item',
    'item name',
    'product',
    'procedure',
    'assay',
    'order name',
  ],
  code: ['cpt', 'cpt code', 'cpt codes', 'cpts', 'procedure code', 'hcpcs'],
  specimen: ['specimen', 'specimen type', 'sample', 'sample type', 'tube', 'tube type', 'container'],
  lab: ['lab', 'laboratory', 'performing lab'],
  price: [
    'price',
    'prices',
    'our price',
    'cash price',
    'retail',
    'retail price',
    'selling price',
    'patient price',
    'self pay price',
    'price usd',
    'price in cents',
    'price cents',
  ],
  as_of: ['as of', 'price date', 'effective', 'effective date', 'date'],
} satisfies UsualNames<string>;

/** The columns of a price list, with one for each lab of the store: its identifier or its name. */
export const usualColumns = (labs: readonly Lab[]): UsualNames<string> => ({
  ...USUAL,
  ...Object.fromEntries(
    labs.map(({ slug, name }) => [
      slug,
      [
        ...new Set(
          [slug, name]
            .map(fold)
            .flatMap((one) => [one, `${one} price`, `price ${one}`, `${one} usd`, `${one} cents`]),
        ),
      ],
    ]),
  ),
});

/** Which lab a price of a row is of: a column for each, a column that names it, or the only one. */
export type LabOf =
  | { readonly kind: 'columns'; readonly labs: readonly (readonly [lab: string, at: number])[] }
  | { readonly kind: 'named'; readonly lab: number; readonly price: number }
  | { readonly kind: 'one'; readonly lab: string; readonly price: number };

const priced = (at: Columns<string>['at'], labs: readonly Lab[]) =>
  labs.flatMap(({ slug }): (readonly [string, number])[] =>
    at[slug] === undefined ? [] : [[slug, at[slug]]],
  );

/** Whether a header names what is sold and a price. */
export const isPriceList =
  (labs: readonly Lab[]) =>
  (at: Columns<string>['at']): boolean =>
    (at.name ?? at.slug ?? at.sku) !== undefined && (at.price !== undefined || priced(at, labs).length > 0);

/** @throws UnreadableSheet where a price may be that of several labs */
export function labOf(at: Columns<string>['at'], labs: readonly Lab[], asked: string | undefined): LabOf {
  const own = priced(at, labs);
  const ids = labs.map(({ slug }) => slug).join(', ');
  if (asked !== undefined && !labs.some(({ slug }) => slug === asked))
    throw new UnreadableSheet(`--lab: ${asked} is none of ${ids}.`);
  if (own.length > 0) {
    if (at.price !== undefined || asked !== undefined)
      throw new UnreadableSheet(
        'The sheet has a column for a lab, and a price besides. Say with --columns which column is the price at which lab.',
      );
    return { kind: 'columns', labs: own };
  }
  const { price = -1, lab } = at;
  const only = asked ?? (labs.length === 1 ? labs[0]?.slug : undefined);
  if (lab !== undefined && asked === undefined) return { kind: 'named', lab, price };
  if (only !== undefined) return { kind: 'one', lab: only, price };
  throw new UnreadableSheet(
    `Nothing says at which lab the prices hold: say --lab with one of ${ids}, or --columns with a column for each.`,
  );
}
