import { pricesOf } from '../catalog/item.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { LAB_IDS, type LabId } from '../model/vocabulary.ts';
import { matchName, offered } from '../names/match.ts';
import { dollars, printDollars } from './money.ts';
import { cheaperCover, doublyCovered, type PricedBasket, type Refusal } from './quote.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

/** A priced item of an order. */
export const lineOf =
  (withAllLabs: boolean) =>
  ({ entry, cents }: { readonly entry: CatalogEntry; readonly cents: number }) => ({
    slug: entry.slug,
    name: entry.said.en.name,
    type: entry.type,
    price: dollars(cents),
    ...(withAllLabs ? { prices: pricesOf(entry) } : {}),
  });

/** An item that is not in the total, with its reason and what to ask for instead. */
export function unavailableLine({ item, code, entry }: Refusal, data: Slices, stateName: string | undefined) {
  const { names } = data.catalog;
  const name = entry?.said.en.name ?? '';
  const elsewhere = LAB_IDS.filter((lab) => entry?.cents[lab] !== undefined);
  switch (code) {
    case 'unknown': {
      const alternatives = offered(matchName(item, names))
        .slice(0, 3)
        .map((slug) => ({ slug }));
      return {
        item,
        code,
        reason: 'No test or panel has this slug or id. Use search_tests to find it.',
        ...(alternatives.length > 0 ? { alternatives } : {}),
      };
    }
    case 'duplicate':
      return { item, code, reason: `${name} is asked for more than once and is priced once.` };
    case 'coming_soon':
      return { item, code, reason: `${name} is coming soon and cannot be ordered yet.` };
    case 'not_in_state':
      return { item, code, reason: `${name} cannot be drawn in ${stateName ?? 'this state'}.` };
    case 'not_at_lab':
      return {
        item,
        code,
        reason: `${name} is not performed at this lab.`,
        ...(elsewhere.length > 0
          ? { alternatives: elsewhere.map((lab) => ({ slug: entry?.slug ?? item, lab })) }
          : {}),
      };
  }
}

/** The cheaper set that measures the same, if there is one. */
export function savingsOf(priced: PricedBasket, data: Slices) {
  const cover = cheaperCover(priced, data.catalog.entries);
  if (cover === undefined) return [];
  const names = cover.lines.map(({ entry }) => entry.said.en.name).join(', ');
  return [
    {
      items: cover.lines.map(lineOf(false)),
      subtotal: dollars(cover.subtotalCents),
      total: dollars(cover.subtotalCents + data.service.service.labFeeCents),
      saves: dollars(cover.savedCents),
      text: `${names}: measures everything asked for, and costs ${printDollars(cover.savedCents)} less at this lab.`,
    },
  ];
}

interface Asked {
  readonly stateGiven: boolean;
  readonly routed: boolean;
  readonly preferred: LabId | undefined;
}

/** What to know before ordering. */
export function warningsOf(
  priced: PricedBasket,
  asked: Asked,
  data: Slices,
  stateName: string | undefined,
): string[] {
  const { service } = data.service;
  const warnings: string[] = [];
  if (!asked.stateGiven) {
    const routes = service.routing
      .map(({ states, lab }) => `${states.join(' and ')} orders go to ${lab}`)
      .join('; ');
    warnings.push(
      `No state was given. ${routes}; ${service.notServed.join(', ')} is not served. Give the state for a binding total.`,
    );
  }
  if (asked.routed) {
    const instead =
      asked.preferred !== undefined && asked.preferred !== priced.lab ? `, not at ${asked.preferred}` : '';
    warnings.push(`Orders in ${stateName} are drawn at ${priced.lab}${instead}.`);
  }
  for (const { inner, outer } of doublyCovered(priced.lines.map(({ entry }) => entry))) {
    warnings.push(`${outer.said.en.name} already measures everything in ${inner.said.en.name}.`);
  }
  for (const { entry } of priced.lines) {
    const { name, differences = {} } = entry.said.en;
    for (const [slug, difference] of Object.entries(differences)) {
      if (priced.lines.some((line) => line.entry.slug === slug)) warnings.push(`${name}: ${difference}`);
    }
  }
  const fasting = priced.lines
    .filter(({ entry }) => entry.fasting.required)
    .map(({ entry }) => entry.said.en.name);
  if (fasting.length > 0) warnings.push(`Come fasting for: ${fasting.join(', ')}.`);
  return [...new Set(warnings)];
}
