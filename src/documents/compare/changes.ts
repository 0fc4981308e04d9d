import { type Doc, link, paragraph } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { priceChanges } from '../../core/compare/changes.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { homeStep } from '../home-step.ts';
import { monthOf } from '../months.ts';

export const CHANGES_PATH = '/changes';

export const CHANGES_WORDS = {
  en: {
    title: 'Price changes at other services',
    about: 'Prices of lab tests that changed between two days on which they were seen, the latest first.',
    lead: (count: number) =>
      `${count} changes are on record. A change lies between the two days of its row; prices that were seen once, or twice alike, are not here.`,
    none: 'No change is on record yet.',
    caption: 'Changes, the latest first',
    head: ['Service', 'Test', 'Before', 'Now', 'Seen on'],
    days: (after: string, by: string) => `${after}, then ${by}`,
    compare: 'Price comparison',
  },
  es: {
    title: 'Cambios de precio en otros servicios',
    about:
      'Precios de pruebas de laboratorio que cambiaron entre dos días en que se vieron, los más recientes primero.',
    lead: (count: number) =>
      `Hay ${count} cambios registrados. Cada cambio ocurrió entre los dos días de su fila; los precios vistos una sola vez, o dos veces iguales, no están aquí.`,
    none: 'Todavía no hay cambios registrados.',
    caption: 'Cambios, los más recientes primero',
    head: ['Servicio', 'Prueba', 'Antes', 'Ahora', 'Visto el'],
    days: (after: string, by: string) => `${after} y luego ${by}`,
    compare: 'Comparación de precios',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** What became dearer and what cheaper, from the same rows as the comparison. */
export function changesDoc(lang: Lang, { catalog, providers, service }: Dataset): Doc {
  const words = CHANGES_WORDS[lang];
  const changes = priceChanges(providers.prices.filter(({ equivalence }) => equivalence !== 'different'));
  const nameOf = (slug: string): string =>
    providers.providers.find((provider) => provider.slug === slug)?.name ?? slug;
  return {
    path: CHANGES_PATH,
    lang,
    kind: 'compare',
    title: words.title,
    description: words.about,
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang), { title: words.compare, path: '/compare' }],
    blocks:
      changes.length === 0
        ? [paragraph(words.none)]
        : [
            paragraph(words.lead(changes.length)),
            {
              kind: 'table',
              caption: words.caption,
              head: words.head,
              numeric: [2, 3],
              rows: changes.map(({ price, fromCents, toCents, after, by }) => {
                const entry = findEntry(price.test, catalog.entries);
                return [
                  [link(nameOf(price.provider), `/compare/${price.provider}`)],
                  entry === undefined ? price.soldAs : [link(entry.said[lang].name, itemPath(entry))],
                  printDollars(fromCents),
                  printDollars(toCents),
                  words.days(monthOf(after, lang), monthOf(by, lang)),
                ];
              }),
            },
          ],
  };
}
