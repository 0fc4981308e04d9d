import type { Attribution, cartUrl } from '../address.ts';
import { labsOf, pricesOf } from '../catalog/item.ts';
import { daysBetween } from '../days.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import type { LabId, Lang } from '../model/vocabulary.ts';
import { labName } from '../places/labs.ts';
import { stateIn } from '../places/states.ts';
import type { Words } from '../words/index.ts';
import { limitsSaid } from './limits-said.ts';
import { dollars, printDollars } from './money.ts';
import { type cheaperCover, doublyCovered, type PricedBasket, type Refusal } from './quote.ts';

/** What every sentence about an order needs. */
export interface Told {
  readonly data: Pick<Dataset, 'catalog' | 'differences' | 'service'>;
  readonly lang: Lang;
  readonly words: Words;
  /** Today as YYYY-MM-DD. */
  readonly today: string;
  /** Name of the state of the draw, where it was given. */
  readonly stateName: string | undefined;
  /** The lab whose prices are told, and those that may draw the order. */
  readonly lab?: LabId;
  readonly labs?: readonly LabId[];
}

const nameIn = (entry: CatalogEntry, lang: Lang): string => entry.said[lang].name;

/** A priced item of an order. */
export const lineOf =
  (lang: Lang, withAllLabs: boolean) =>
  ({ entry, cents }: { readonly entry: CatalogEntry; readonly cents: number }) => ({
    slug: entry.slug,
    name: nameIn(entry, lang),
    type: entry.type,
    price: dollars(cents),
    ...(withAllLabs ? { prices: pricesOf(entry) } : {}),
    ...(entry.states === undefined ? {} : { states: [...entry.states] }),
  });

/** An item that is not in the total, with its reason and what to ask for instead. */
export function unavailableLine({ item, code, entry, near = [] }: Refusal, told: Told) {
  const { data, lang, stateName } = told;
  const words = told.words.quote;
  if (entry === undefined) {
    const alternatives = near.slice(0, 3).map((one) => ({ slug: one.slug, name: nameIn(one, lang) }));
    return { item, code, reason: words.unknown, ...(alternatives.length > 0 ? { alternatives } : {}) };
  }
  const name = nameIn(entry, lang);
  const elsewhere = (told.labs ?? labsOf(entry)).flatMap((lab) => {
    const cents = entry.cents[lab];
    return cents === undefined ? [] : [{ slug: entry.slug, name, lab, price: dollars(cents) }];
  });
  const reasons = {
    unknown: words.unknown,
    duplicate: words.duplicate(name),
    coming_soon: words.comingSoon(name),
    not_in_state: words.notInState(name, stateName),
    not_at_lab: words.notAtLab(name, labName(told.lab ?? '', data.service)),
  };
  return {
    item,
    name,
    code,
    reason: reasons[code],
    ...(code === 'not_at_lab' && elsewhere.length > 0 ? { alternatives: elsewhere } : {}),
  };
}

/** The cheaper set that measures the same, if there is one. */
export function savingsOf(
  cover: ReturnType<typeof cheaperCover>,
  lab: LabId,
  {
    data,
    lang,
    words,
    linkTo,
    attribution,
  }: Told & { readonly linkTo: typeof cartUrl; readonly attribution: Attribution },
) {
  if (cover === undefined) return [];
  const names = cover.lines.map(({ entry }) => nameIn(entry, lang));
  return [
    {
      items: cover.lines.map(lineOf(lang, false)),
      subtotal: dollars(cover.subtotalCents),
      total: dollars(cover.subtotalCents + data.service.service.labFeeCents),
      saves: dollars(cover.savedCents),
      cartUrl: linkTo(
        data.service.service,
        cover.lines.map(({ entry }) => entry.slug),
        lab,
        attribution,
      ),
      text: words.quote.saving(names, printDollars(cover.savedCents)),
    },
  ];
}

interface Asked {
  readonly routed: boolean;
  readonly preferred: LabId | undefined;
  /** The labs that may draw the order. */
  readonly labs: readonly LabId[];
}

/** What to know before ordering. */
export function warningsOf(priced: PricedBasket, { routed, preferred, labs }: Asked, told: Told): string[] {
  const { data, lang, stateName } = told;
  const { service } = data.service;
  const words = told.words.quote;
  const warnings: string[] = [];
  if (stateName === undefined) {
    const named = (codes: readonly string[]) => codes.map((code) => stateIn(code, data.service, lang));
    warnings.push(
      words.noState(
        service.routing.map(({ states, lab }) => ({
          states: named(states),
          lab: labName(lab, data.service),
        })),
        named(service.notServed),
        named(service.served ?? []),
      ),
      ...limitsSaid(
        priced.lines.map(({ entry }) => entry),
        data.service,
        told,
      ),
    );
  } else if (routed) {
    const instead =
      preferred !== undefined && preferred !== priced.lab ? labName(preferred, data.service) : undefined;
    warnings.push(words.routed(stateName, labName(priced.lab, data.service), instead));
  } else if (preferred !== undefined && !labs.includes(preferred))
    warnings.push(words.drawsNot(stateName, labName(preferred, data.service)));
  for (const { inner, outer } of doublyCovered(priced.lines.map(({ entry }) => entry)))
    warnings.push(words.covered(nameIn(outer, lang), nameIn(inner, lang)));
  const ordered = new Set(priced.lines.map(({ entry }) => entry.slug));
  for (const { entry } of priced.lines) {
    for (const slug of entry.unlike) {
      const difference = ordered.has(slug) ? data.differences[entry.slug]?.[slug] : undefined;
      if (difference !== undefined) warnings.push(words.difference(nameIn(entry, lang), difference[lang]));
    }
  }
  const days = priced.lines.map(({ entry }) => entry.priceAsOf).sort();
  if (days[0] !== undefined && daysBetween(days[0], told.today) > service.priceMaxAgeDays)
    warnings.push(words.oldPrices(days[0]));
  const fasting = priced.lines.filter(({ entry }) => entry.fasting.required);
  if (fasting.length > 0) warnings.push(words.comeFasting(fasting.map(({ entry }) => nameIn(entry, lang))));
  return [...new Set(warnings)];
}
