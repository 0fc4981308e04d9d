import type { Lang } from '../../core/model/vocabulary.ts';

/** What pages say around a test or panel of an answer. */
export const ITEM_WORDS = {
  en: {
    found: (total: number) => `${total} found`,
    allIn: (usd: string) => `${usd} all in`,
    soon: 'Coming soon',
    fasting: 'Fasting',
    noFasting: 'No fasting',
    measures: (count: number) => `${count} ${count === 1 ? 'biomarker' : 'biomarkers'}`,
    only: (states: string) => `only in ${states}`,
    saves: (usd: string) => `saves ${usd}`,
    quote: 'Quote',
    quoteOf: (name: string) => `Quote ${name}`,
    more: (most: number) => `Show ${most}`,
  },
  es: {
    found: (total: number) => (total === 1 ? 'Se encontró 1' : `Se encontraron ${total}`),
    allIn: (usd: string) => `${usd} todo incluido`,
    soon: 'Próximamente',
    fasting: 'En ayunas',
    noFasting: 'Sin ayuno',
    measures: (count: number) => `${count} ${count === 1 ? 'biomarcador' : 'biomarcadores'}`,
    only: (states: string) => `solo en ${states}`,
    saves: (usd: string) => `ahorra ${usd}`,
    quote: 'Cotizar',
    quoteOf: (name: string) => `Cotizar ${name}`,
    more: (most: number) => `Mostrar ${most}`,
  },
} as const satisfies Readonly<Record<Lang, object>>;
