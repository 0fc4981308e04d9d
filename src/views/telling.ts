import type { Inline } from '../blocks/doc.ts';
import type { LabNames } from '../blocks/map.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { spoken } from './sentences.ts';
import type { Terms } from './terms.ts';

/** What is known to tell an answer to people in their language. */
export interface Telling {
  readonly lang: Lang;
  /** The name of a test or panel in the page's language. */
  readonly nameOf: (slug: string) => string | undefined;
  /** The labs by their identifiers, as this service calls them. */
  readonly labs: LabNames;
  /** English texts of the data with what they are in the page's language. */
  readonly terms: Terms;
}

/** The name of a lab, by its identifier. */
export const labName = (id: string, { labs }: Pick<Telling, 'labs'>): string => labs[id] ?? id;

export const money = (usd: number): string => `$${usd.toFixed(2)}`;

/** A sentence of a tool, with labs by their names; where it is held in English only, it is marked as English. */
export function told(text: string, { lang, terms, labs }: Omit<Telling, 'nameOf'>): Inline {
  const sentence = spoken(text, lang, terms);
  const named = sentence.text.replace(/\blab_\d\b/g, (id) => labName(id, { labs }));
  return sentence.own ? named : { text: named, lang: 'en' };
}
