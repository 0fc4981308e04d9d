import type { Source } from '../core/model/source.ts';
import type { Lang } from '../core/model/vocabulary.ts';

const WORDS = {
  en: { read: 'read', copied: 'copied by another site; the original could not be opened', copy: 'a copy' },
  es: {
    read: 'consultado el',
    copied: 'copiado por otro sitio; no se pudo abrir el original',
    copy: 'una copia',
  },
} as const;

type Read = Pick<Source, 'accessed' | 'secondHand'>;

/** When a source was read, and that it is a copy, as it stands behind its title. */
export function readOn({ accessed, secondHand }: Read, lang: Lang): string {
  const { read, copied } = WORDS[lang];
  return `${read} ${accessed}${secondHand === true ? `; ${copied}` : ''}`;
}

/** That a source is a copy, behind its name in a table. */
export const copyNote = ({ secondHand }: Read, lang: Lang): string[] =>
  secondHand === true ? [` (${WORDS[lang].copy})`] : [];
