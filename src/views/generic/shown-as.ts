/** How the fields of any answer are shown, declared by their names: no answer is recognized by its shape. */

/** Lists whose entries stand side by side, as far as each says only short things. */
export const TABLES: ReadonlySet<string> = new Set(['items', 'ranking', 'sites', 'byLab']);

/** Records that fill a column of a table with each of their fields. */
export const SPREAD: ReadonlySet<string> = new Set(['prices']);

/** Records that are told by their values alone. */
export const BARE: ReadonlySet<string> = new Set(['address']);

/** Fields that need no name where they stand behind what they belong to. */
export const NAMELESS: ReadonlySet<string> = new Set([
  ...[
    'population',
    'method',
    'publisher',
    'accessed',
    'why',
    'reason',
    'difference',
    'price',
    'answer',
    'value',
  ],
]);

/** Reference ranges: each is told by its text and the people that it is for. */
export const RANGES: ReadonlySet<string> = new Set([
  ...['range', 'ranges', 'applicable', 'alternatives', 'publishedRanges'],
]);

/** Fields whose words may tell a whole record, the best first. */
export const TELLING = ['text', 'name', 'title', 'question', 'label'];

/** Records inside an entry of a list that say what the entry is about. */
export const SUBJECTS = ['marker', 'item', 'test', 'provider', 'lab'];

/** Numbers of sources, which the list of sources explains. */
export const CITING: ReadonlySet<string> = new Set(['source', 'sources']);

/** What is said before all else, and so not again. */
export const SAID_FIRST: ReadonlySet<string> = new Set(['seekCare']);

const MONEY = new Set(
  'price list lab_1 lab_2 lab_3 subtotal labFee fees sticker allIn allInFrom cheapestBelowFee yearly saves savings sumOfTests amount median maxUsd'.split(
    ' ',
  ),
);

/** Whether a number in a record is dollars: a total is, beside a subtotal; elsewhere it counts. */
export const isMoney = (key: string, record: Readonly<Record<string, unknown>>): boolean =>
  MONEY.has(key) ||
  (key === 'total' && 'subtotal' in record) ||
  ('median' in record && (key === 'low' || key === 'high'));
