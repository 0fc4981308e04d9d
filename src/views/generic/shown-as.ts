/** How the fields of any answer are shown, declared by their names: no answer is recognized by its shape. */

/** The first of these fields that a record has fills a column. */
export type Column = readonly string[];

/** Lists whose entries stand side by side, with the columns that say what matters of each. */
export const TABLES: Readonly<Record<string, readonly Column[]>> = {
  items: [
    ['name'],
    ['slug'],
    ['price'],
    ['prices'],
    ['fastingRequired'],
    ['resultsIn'],
    ['sumOfTests'],
    ['savings'],
    ['matchedOn'],
  ],
  ranking: [
    ['rank'],
    ['name'],
    ['slug'],
    ['lab'],
    ['allIn'],
    ['allInFrom'],
    ['cheapestBelowFee'],
    ['unranked'],
    ['equivalence'],
    ['kind'],
    ['confidence'],
    ['verifiedAt'],
  ],
  steps: [['text'], ['hoursBefore']],
  sites: [
    ['name'],
    ['lab'],
    ['distanceMiles'],
    ['address'],
    ['phone'],
    ['hoursText', 'hours'],
    ['orderNote', 'drawsOrders'],
  ],
};

/** Records that fill a column of a table with each of their fields, without those named here. */
export const SPREAD: Readonly<Record<string, readonly string[]>> = { prices: ['list'] };

/** Entries that are told in a line by their name and, behind it, these fields. */
export const BESIDE_NAME: Readonly<Record<string, readonly string[]>> = {
  items: ['price'],
  leftOut: ['why'],
};

/** Records that are told by their values alone. */
export const BARE = new Set(['address']);

/** Reference ranges: each is told by its text and the people that it is for. */
export const RANGES = new Set(['range', 'ranges', 'applicable', 'alternatives', 'publishedRanges']);

/** Fields whose words may tell a whole record, the best first. */
export const TELLING = ['text', 'name', 'title'];

/** Fields that say which record this is, or are the words that it is told by. */
export const NAMING = [...TELLING, 'slug', 'url', 'id', 'value', 'unit', 'publisher', 'accessed'];

/** Records inside an entry of a list that say what the entry is about. */
export const SUBJECTS = ['marker', 'item', 'test', 'provider', 'lab'];

/** What an answer repeats for machines: people and models have just said it, or see it beside every price. */
export const UNSAID = new Set(
  'seekCare count currency lang type aliases subject prepInstructions biomarkerCount rule lowInclusive highInclusive'.split(
    ' ',
  ),
);

/** What an entry that has a name leaves unsaid: what was typed to find it. */
export const UNSAID_OF_NAMED = new Set(['input']);

/** What is worth saying only where it is so. */
export const UNSAID_WHERE_NOT = new Set(['stale']);

/** What each entry of a long list leaves out. */
export const UNSAID_IN_BRIEF = new Set('retest notes links sources publishedRanges source'.split(' '));

/** Links that would drown the text where they are many; the addresses stand in the fields of the answer. */
export const MANY_LINKS = new Set(['markerPages']);

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
