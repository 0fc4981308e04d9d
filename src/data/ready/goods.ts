import type { ServiceFile } from '../../core/model/service.ts';
import { carriedSlugs } from '../join/carried-slugs.ts';
import type { Authored } from '../read/authored.ts';
import { DEMO_STORE } from '../read/store.ts';
import type { Beside } from './beside.ts';
import { counted, some, type Todo } from './todo.ts';

/** The share of prices that may be equal by chance. */
const BY_CHANCE = 0.1;

/** What is sold, at which prices, by which labs. */
export const goodsTodos = (authored: Authored, service: ServiceFile, beside: Beside): Todo[] => [
  ...shippedPrices(authored, beside),
  ...oldPrices(authored, service, beside),
  ...unpriced(authored),
  ...shippedLabs(authored, beside),
  ...leftOut(authored),
];

/** Whatever the labs are called now: a price is shipped if the demonstration has it for the item at any lab. */
function shippedPrices({ store, prices }: Authored, { demonstration }: Beside): Todo[] {
  if (demonstration.prices.length === 0)
    return [
      {
        weight: 'worth',
        at: `${DEMO_STORE}/prices.csv`,
        found:
          'The prices of the demonstration are not there, so nobody can say whether yours differ from them.',
        todo: 'Put the folder data/store of the project back.',
      },
    ];
  const shipped = new Map(demonstration.prices.map(({ slug, cents }) => [slug, Object.values(cents)]));
  const all = prices.flatMap(({ slug, cents }) => Object.values(cents).map((price) => ({ slug, price })));
  const same = all.filter(({ slug, price }) => shipped.get(slug)?.includes(price));
  if (same.length === 0) return [];
  return [
    {
      weight: same.length > all.length * BY_CHANCE ? 'stops' : 'should',
      at: `${store}/prices.csv`,
      found: `${same.length} of ${counted(all.length, 'price')} ${same.length === 1 ? 'is' : 'are'} as in the demonstration, where prices are made up: ${some([...new Set(same.map(({ slug }) => slug))])}.`,
      todo: 'Put in your own prices. Where one of yours happens to be the same, nothing is to be done.',
    },
  ];
}

const DAY = 86_400_000;

function oldPrices({ store, prices }: Authored, { priceMaxAgeDays }: ServiceFile, { today }: Beside): Todo[] {
  const first = new Date(Date.parse(today) - priceMaxAgeDays * DAY).toISOString().slice(0, 10);
  const old = prices.filter(({ asOf }) => asOf < first);
  if (old.length === 0) return [];
  const oldest = old.map(({ asOf }) => asOf).sort()[0];
  return [
    {
      weight: 'stops',
      at: `${store}/prices.csv`,
      found: `${old.length} of ${counted(prices.length, 'price row')} ${old.length === 1 ? 'is' : 'are'} older than the ${priceMaxAgeDays} days that your service.json allows; the oldest is of ${oldest}.`,
      todo: 'Look the prices up again and set as_of to the day on which you did.',
    },
  ];
}

function unpriced(authored: Authored): Todo[] {
  const priced = new Set(authored.prices.map(({ slug }) => slug));
  const sellable = new Set(
    [...authored.tests, ...authored.panels]
      .filter(({ status }) => status !== 'hidden')
      .map(({ slug }) => slug),
  );
  const without = [...carriedSlugs(authored)].filter((slug) => sellable.has(slug) && !priced.has(slug));
  if (without.length === 0) return [];
  return [
    {
      weight: 'stops',
      at: `${authored.store}/prices.csv`,
      found: `${counted(without.length, 'test or panel', 'tests and panels')} that you carry ${without.length === 1 ? 'has' : 'have'} no price: ${some(without)}.`,
      todo: 'Add a row for each, or take it out of carries in service.json.',
    },
  ];
}

function shippedLabs({ store, labs }: Authored, { demonstration }: Beside): Todo[] {
  return labs.flatMap(({ slug, name, about }): Todo[] => {
    const sameName = demonstration.labs.some((lab) => lab.name === name);
    const sameWords = demonstration.labs.some(
      (lab) => lab.about.en === about.en || lab.about.es === about.es,
    );
    if (!sameName && !sameWords) return [];
    const parts = [...(sameName ? [`name ("${name}")`] : []), ...(sameWords ? ['description'] : [])];
    return [
      {
        weight: 'stops',
        at: `${store}/labs/${slug}.json`,
        found: `The ${parts.join(' and ')} of this lab ${parts.length === 1 ? 'is that' : 'are those'} of the demonstration.`,
        todo: 'Write the lab that really draws, in English and Spanish.',
      },
    ];
  });
}

function leftOut(authored: Authored): Todo[] {
  const carried = carriedSlugs(authored);
  const unsold = authored.prices.filter(({ slug }) => !carried.has(slug)).map(({ slug }) => slug);
  if (unsold.length === 0) return [];
  return [
    {
      weight: 'worth',
      at: `${authored.store}/service.json, carries`,
      found: `${counted(unsold.length, 'item')} with a price ${unsold.length === 1 ? 'is' : 'are'} not among those that you carry: ${some(unsold)}.`,
      todo: 'Add what you mean to sell.',
    },
  ];
}
