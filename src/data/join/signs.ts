import type { Signs } from '../../core/model/sign.ts';
import { fold } from '../../core/names/fold.ts';
import type { Authored } from '../read/authored.ts';
import { shortened } from './ways.ts';

/** A way to say something as it is compared; "breath*", "=fell" that is no form of "fall", "5..7" and "@child" are kept. */
const folded = (said: string): string =>
  said
    .split(' ')
    .map((word) => {
      if (/^@|^\d+\.\.\d+$/.test(word)) return word;
      return (word.startsWith('=') ? '=' : '') + fold(word) + (word.endsWith('*') ? '*' : '');
    })
    .join(' ');

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
    signParts.map(({ part, en, es }) => [
      part,
      { en: shortened(en.map(folded)), es: shortened(es.map(folded)) },
    ]),
  ),
  rules: Object.fromEntries(
    signs.map(({ slug }) => [
      slug,
      signRules
        .filter(({ sign }) => sign === slug)
        .map(({ needs, unless }) => [...needs, ...unless.map((part) => `-${part}`)].join(' '))
        .join(';'),
    ]),
  ),
});
