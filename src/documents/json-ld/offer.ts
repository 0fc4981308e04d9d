import type { Offer, Service } from 'schema-dts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import { stateIn } from '../../core/places/states.ts';
import { dollars, printDollars } from '../../core/pricing/money.ts';
import { type Described, IDS, urlOf } from './described.ts';

const WORDS = {
  en: {
    type: 'Laboratory test',
    fee: (lab: string, fee: string) =>
      `Sticker price at ${lab}. Every order adds one lab processing fee of ${fee}.`,
  },
  es: {
    type: 'Prueba de laboratorio',
    fee: (lab: string, fee: string) =>
      `Precio en ${lab}. Cada pedido añade un solo cargo de laboratorio de ${fee}.`,
  },
} as const;

/**
 * The price at each lab, as a service that the deployer sells. None while the prices are a demonstration: a search
 * engine would show them as real. No `priceValidUntil`, because the records do not say until when a price holds.
 */
export function offers(entry: CatalogEntry, described: Described): Service[] {
  const { service, labs } = described.data.service;
  if (service.demo) return [];
  const { lang } = described.doc;
  const words = WORDS[lang];
  const list = labs.flatMap(({ id, name }): Offer[] => {
    const cents = entry.cents[id];
    if (cents === undefined) return [];
    return [
      {
        '@type': 'Offer',
        name,
        description: words.fee(name, printDollars(service.labFeeCents)),
        price: dollars(cents),
        priceCurrency: service.currency,
        availability: entry.orderable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        ...(entry.states === undefined
          ? {}
          : {
              eligibleRegion: entry.states.map((code) => ({
                '@type': 'State' as const,
                name: stateIn(code, described.data.service, lang),
              })),
            }),
        seller: { '@id': IDS.organization(described) },
        url: urlOf(described),
      },
    ];
  });
  const cents = labs.flatMap(({ id }) => entry.cents[id] ?? []);
  return [
    {
      '@type': 'Service',
      '@id': `${urlOf(described)}#service`,
      name: entry.said[lang].name,
      serviceType: words.type,
      url: urlOf(described),
      provider: { '@id': IDS.organization(described) },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: dollars(Math.min(...cents)),
        highPrice: dollars(Math.max(...cents)),
        priceCurrency: service.currency,
        offerCount: list.length,
        offers: list,
      },
    },
  ];
}
