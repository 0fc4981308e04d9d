import type { Hit } from '../../search/items.ts';

/** Why a search found an item. */
const REASONS: Readonly<Record<Hit['on'], string>> = {
  slug: 'slug',
  id: 'id',
  name: 'name',
  alias: 'alias',
  cpt: 'cpt',
  loinc: 'loinc',
  'order-code': 'order code',
  finding: 'alias',
  core: 'name',
  'billed-with': 'cpt',
  biomarker: 'biomarker',
  use: 'use',
  goal: 'goal',
  condition: 'condition',
  category: 'category',
  'not-sold': 'not sold',
  words: 'words',
  popular: 'popular',
};

const HOW = { beginning: ' (beginning)', spelling: ' (spelling)' };

/** Tests and panels: how they are found and listed. */
export const catalog = {
  turnaround: (min: number, max: number) =>
    `${min === max ? max : `${min} to ${max}`} business ${max === 1 ? 'day' : 'days'}`,
  matchedOn: (reason: Hit['on'], how?: keyof typeof HOW) =>
    REASONS[reason] + (how === undefined ? '' : HOW[how]),
  unknown: 'No test or panel is known by this name. Search for it.',
  unknownNear: 'No test or panel is known by this name. Search for it, or take one of the suggestions.',
  nothing:
    'Nothing in the catalog matches. Try a test name, an abbreviation such as TSH, or one of the suggestions.',
  nothingSo:
    'Nothing in the catalog matches in this selection. Drop what narrows it, or take one of the suggestions.',
  moreMatch: (total: number, shown: number) =>
    `${total} match, and ${shown} are shown. Show more, or narrow the search by category, or to tests or panels.`,
  /** What a name was taken for. */
  takenFor: (typed: string, name: string) => `"${typed}" was taken for ${name}.`,
  mayMean: (readAs: string | undefined) =>
    readAs === undefined
      ? 'Not every word was understood. Ask which of these is meant before anything is ordered.'
      : `Read as "${readAs}". Ask whether that is meant before anything is ordered.`,
  notSold: (name: string) => `${name}: not sold here. notSold says what it is and where it is usually had.`,
  notSoldHere: 'not sold here',
  /** Of a test that this store does not sell: what stands where others say how it differs, and where it is had. */
  leftOut: {
    differs: 'This store does not sell it. What it sells that measures some of the same is linked below.',
    alone: 'This store does not sell it, or anything that measures the same.',
    where: 'Other laboratories and services sell it, and a doctor can order it.',
  },
  notHere: (words: readonly string[]) =>
    `Nothing sold here is called ${words.map((word) => `"${word}"`).join(', ')}. Ask for another name, or tell that it is not sold here.`,
  readFirst: (name: string, value: string) => `Reads ${name} ${value} before any test is ordered`,
  outside: (name: string, value: string, flag: 'low' | 'high') =>
    `${name} ${value} is ${flag === 'low' ? 'below' : 'above'} the published ranges for adults. Read it first, with its unit and the range on the report.`,
  whyQuote: 'Prices all of them in one order',
  noPanels: 'This store sells single tests only. Search for them by name.',
  noPanel: 'No panel fits. Raise the highest price, or choose another category.',
  morePanels: (total: number, shown: number) =>
    `${total} panels fit, and ${shown} are shown. Show more, or narrow them by category or price.`,
  whyItem: (name: string) => `Shows ${name} in full`,
  whySearch: 'Finds tests and panels by name',
  whyWider: 'Searches the whole catalog',
  whySoon: 'Shows what is coming soon too',
  whyMore: (most: number) => `Shows up to ${most}`,
  whyPanels: (category: string) => `Lists the panels of ${category}`,
  whyAnyPrice: 'Lists the panels at any price',
};
