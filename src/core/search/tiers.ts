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

export const isItemTier = (on: Tier): boolean => TIERS.indexOf(on) < TIERS.indexOf('condition');
/** The item itself, and not only what it measures or a part of its name. */
export const isNamed = (on: Tier): boolean => TIERS.indexOf(on) < TIERS.indexOf('core');
export const isTopicTier = (on: Tier): boolean => on === 'goal' || on === 'condition' || on === 'category';

/** Something that a name belongs to: an item of the catalog, a topic, or what is not sold. */
export interface Claim {
  readonly slug: string;
  readonly on: Tier;
}
