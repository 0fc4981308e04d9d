import type { Signs } from '../../core/model/sign.ts';
import { fold } from '../../core/names/fold.ts';
import type { Authored } from '../read/authored.ts';

/** A written word as it is compared; the star at its end is kept. */
const folded = (word: string): string => fold(word.replace(/\*$/, '')) + (word.endsWith('*') ? '*' : '');

export const joinedSigns = ({ signs, signParts, signRules }: Authored): Signs => ({
  records: signs.map(({ slug, name, text, clock, ...sign }) => ({
    slug,
    ...sign,
    ...(clock === undefined ? {} : { hours: clock.hours }),
    said: {
      en: { name: name.en, text: text.en, ...(clock === undefined ? {} : { clock: clock.en }) },
      es: { name: name.es, text: text.es, ...(clock === undefined ? {} : { clock: clock.es }) },
    },
  })),
  parts: Object.fromEntries(
    signParts.map(({ part, en, es }) => [part, { en: en.map(folded), es: es.map(folded) }]),
  ),
  rules: signRules,
});
