import { nameOf } from '../../blocks/catalog-list.ts';
import type { Receipt } from '../../blocks/receipt.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { LabId, Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { cheaperCover, priceAt } from '../../core/pricing/quote.ts';
import { soldFor } from '../../core/pricing/sold-in.ts';
import { toolPath } from '../../core/tools/paths.ts';
import { WORDS } from './words.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

/** What a first check-up is usually made of. */
const EXAMPLE = ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c'] as const;

/** The example as a quote would price it at one lab; undefined where that lab does not do all of it. */
function pricedAt(lab: LabId, { catalog, service }: Slices) {
  const entries = EXAMPLE.flatMap((slug) => findEntry(slug, catalog.entries) ?? []).filter(
    ({ orderable }) => orderable,
  );
  const priced = priceAt({ entries, taken: [], refused: [] }, lab, [lab]);
  if (priced.lines.length < EXAMPLE.length) return undefined;
  const savedCents = cheaperCover(priced, soldFor(entries, catalog.entries, undefined))?.savedCents ?? 0;
  return {
    ...priced,
    savedCents,
    totalCents: priced.subtotalCents - savedCents + service.service.labFeeCents,
  };
}

/** Four tests with their whole price at the usual lab and at the others, and where to change them. */
export function exampleReceipt(lang: Lang, data: Slices): Receipt | undefined {
  const words = WORDS[lang].receipt;
  const { service, labs } = data.service;
  const here = pricedAt(service.defaultLab, data);
  if (here === undefined) return undefined;
  const labName = (lab: LabId): string => labs.find(({ id }) => id === lab)?.name ?? lab;
  const others = labs.flatMap(({ id, name }) => {
    const there = id === service.defaultLab ? undefined : pricedAt(id, data);
    return there === undefined ? [] : [{ name, price: printDollars(there.totalCents) }];
  });
  return {
    kind: 'receipt',
    title: words.title,
    lines: [
      ...here.lines.map(({ entry, cents }) => ({
        name: nameOf(entry, lang),
        path: itemPath(entry),
        price: printDollars(cents),
      })),
      { name: words.fee, price: printDollars(service.labFeeCents) },
      ...(here.savedCents === 0 ? [] : [{ name: words.saving, price: `−${printDollars(here.savedCents)}` }]),
    ],
    total: { name: words.total(labName(service.defaultLab)), price: printDollars(here.totalCents) },
    ...(others.length === 0 ? {} : { elsewhere: { title: words.elsewhere, lines: others } }),
    ...(service.demo ? { note: words.demo } : {}),
    next: [
      { name: words.change, path: `${toolPath({ name: 'quote_order' })}?items=${EXAMPLE.join(',')}` },
      { name: words.compare, path: '/compare' },
    ],
  };
}
