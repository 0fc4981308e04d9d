import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { nameIndex } from '../../core/names/match.ts';
import type { Authored } from '../read/authored.ts';
import { inLanguages, termsIn } from './terms.ts';

export function joinedProviders(authored: Authored, entries: readonly CatalogEntry[]): Dataset['providers'] {
  const term = termsIn(authored);
  const codes = new Set(entries.flatMap(({ cpts }) => cpts.map(({ code }) => code)));
  return {
    providers: authored.providers.map(
      ({ pricingModel, orderFeeNote, labs, turnaround, hsaFsa, receipts, note: _, ...provider }) => ({
        ...provider,
        said: inLanguages({ pricingModel, orderFeeNote, labs, turnaround, hsaFsa, receipts }, term),
      }),
    ),
    prices: authored.providerPrices.map(({ equivalenceReason, method, components, ...price }) => ({
      ...price,
      said: inLanguages({ equivalenceReason, method, components }, term),
    })),
    references: authored.references
      .filter(({ kind, key }) => kind === 'hospital' || codes.has(key))
      .map(({ period, observed, ...price }) => ({ ...price, said: inLanguages({ period, observed }, term) })),
    names: nameIndex(
      authored.providers.map(({ slug, name, aliases }) => ({ slug, names: [name, ...aliases] })),
    ),
  };
}
