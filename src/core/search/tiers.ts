/** As what a name belongs to what it names, the strongest first. */
export const TIERS = [
  'slug',
  'id',
  'name',
  'alias',
  'cpt',
  'loinc',
  'order-code',
  'finding',
  'core',
  'billed-with',
  'biomarker',
  'use',
  'condition',
  'goal',
  'category',
  'not-sold',
] as const;
export type Tier = (typeof TIERS)[number];
/** As what an item was found: by a name of its own, by words in several, or as what many want. */
export type On = Tier | 'words' | 'popular';

const above = (tier: Tier): ReadonlySet<On> => new Set(TIERS.slice(0, TIERS.indexOf(tier)));
const OF_ITEMS = above('condition');
const NAMED = above('core');

export const isItemTier = (on: On): boolean => OF_ITEMS.has(on);
/** The item itself, and not only what it measures or a part of its name. */
export const isNamed = (on: On): boolean => NAMED.has(on);
export const isTopicTier = (on: Tier): boolean => on === 'goal' || on === 'condition' || on === 'category';

/** Something that a name belongs to: an item of the catalog, a topic, or what is not sold. */
export interface Claim {
  readonly slug: string;
  readonly on: Tier;
}
