import type { Lang } from '../core/model/vocabulary.ts';

/** The one quiet notice of every page and twin while prices and sites are demonstration data. */
export const DEMO = {
  en: { notice: 'Our prices and draw sites are demonstration data.', more: 'What’s demo, what’s real' },
  es: {
    notice: 'Nuestros precios y centros de extracción son datos de demostración.',
    more: 'Qué es demostración y qué es real',
  },
} as const satisfies Readonly<Record<Lang, object>>;
