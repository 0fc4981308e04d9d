import type { Lang } from '../core/model/vocabulary.ts';
import type { Inline } from './doc.ts';
import { spoken } from './shown/sentences.ts';
import type { Terms } from './terms.ts';

/** What is known to tell an answer to people in their language. */
export interface Telling {
  readonly lang: Lang;
  /** The name of a test or panel in the page's language. */
  readonly nameOf: (slug: string) => string | undefined;
  /** English texts of the data with what they are in the page's language. */
  readonly terms: Terms;
}

/** A sentence of a tool; where it is held in English only, it is marked as English. */
export function told(text: string, { lang, terms }: Pick<Telling, 'lang' | 'terms'>): Inline {
  const sentence = spoken(text, lang, terms);
  return sentence.own ? sentence.text : { text: sentence.text, lang: 'en' };
}
