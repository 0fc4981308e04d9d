import { COUNTRY } from '../../core/compare/hospital.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { ProviderPanel, ProviderPrice } from '../../core/model/provider.ts';
import { nameIndex } from '../../core/names/match.ts';
import type { Authored } from '../read/authored.ts';
import { billedPrices } from './hospital-charges.ts';
import { inLanguages, type Term, termsIn } from './terms.ts';

export function joinedProviders(authored: Authored, entries: readonly CatalogEntry[]): Dataset['providers'] {
  const term = termsIn(authored);
  const codes = new Set(entries.flatMap(({ cpts }) => cpts.map(({ code }) => code)));
  return {
    providers: authored.providers.map(
      ({
        pricingModel,
        orderFeeNote,
        labs,
        turnaround,
        hsaFsa,
        receipts,
        caution,
        note: _,
        ...provider
      }) => ({
        ...provider,
        said: inLanguages({ pricingModel, orderFeeNote, labs, turnaround, hsaFsa, receipts, caution }, term),
      }),
    ),
    prices: pricesOf(authored, term),
    panels: panelsOf(authored),
    references: authored.references
      .filter(({ key }) => codes.has(key))
      .map(({ period, observed, ...price }) => ({ ...price, said: inLanguages({ period, observed }, term) })),
    hospitals: {
      ...(authored.hospitalSource === undefined ? {} : { source: authored.hospitalSource }),
      prices: billedPrices(authored.hospitalPrices, entries).filter(({ state }) => state === COUNTRY),
    },
    names: nameIndex(
      authored.providers.map(({ slug, name, aliases }) => ({ slug, names: [name, ...aliases] })),
    ),
  };
}

const newestFirst = (a: { observed: string }, b: { observed: string }): number =>
  a.observed < b.observed ? 1 : a.observed > b.observed ? -1 : 0;

type Row = Authored['providerPrices'][number];

/** Rows for one test at one lab are for one thing, unless several order codes tell them apart; a sale is its own. */
function thingsIn(rows: readonly Row[]): Row[][] {
  const offers = Map.groupBy(
    rows,
    ({ provider, test, lab = '', kind }) => `${provider} ${test} ${lab} ${kind === 'sale'}`,
  );
  return [...offers.values()].flatMap((own) => {
    const codes = new Set(own.flatMap(({ orderCode }) => orderCode ?? []));
    return codes.size < 2
      ? [own]
      : [...Map.groupBy(own, ({ orderCode, soldAs }) => orderCode ?? soldAs).values()];
  });
}

/** The newest of the rows for one thing, with what it cost before. */
function pricesOf({ providerPrices }: Authored, term: Term): ProviderPrice[] {
  return thingsIn(providerPrices).flatMap((rows) => {
    const [newest, ...before] = rows.toSorted(newestFirst);
    if (newest === undefined) return [];
    const { difference, method, components, ...price } = newest;
    return [
      {
        ...price,
        earlier: before
          .filter(({ observed }) => observed < newest.observed)
          .map(({ stickerCents, observed }) => ({ stickerCents, observed })),
        said: inLanguages({ difference, method, components }, term),
      },
    ];
  });
}

function panelsOf({ providerPanels }: Authored): ProviderPanel[] {
  const things = Map.groupBy(providerPanels, ({ provider, name, lab }) => `${provider} ${name} ${lab ?? ''}`);
  return [...things.values()].flatMap((rows) => {
    const [newest] = rows.toSorted(newestFirst);
    if (newest === undefined) return [];
    const { rounds, ...panel } = newest;
    if (rounds === undefined) return [panel];
    const { stickerCents: yearCents } = panel;
    return [{ ...panel, stickerCents: Math.round(yearCents / rounds), yearCents }];
  });
}
