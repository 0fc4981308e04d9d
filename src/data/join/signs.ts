import type { Signs } from '../../core/model/sign.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Authored } from '../read/authored.ts';
import { phrasesOf } from './sign-phrases.ts';

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
    signParts.map(({ part }) => {
      const said = (lang: Lang) => phrasesOf(part, lang, signParts).join(';');
      return [part, { en: said('en'), es: said('es') }];
    }),
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
