import { type Block, link, paragraph } from '../../../blocks/doc.ts';
import { itemPath } from '../../../core/address.ts';
import { planAnswered } from '../../../core/advice/answered.ts';
import { adviceOn } from '../../../core/advice/of-goal.ts';
import { hospitalPrice } from '../../../core/compare/hospital.ts';
import type { CatalogEntry } from '../../../core/model/catalog.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { labName } from '../../../core/places/labs.ts';
import { stateIn } from '../../../core/places/states.ts';
import { printDollars } from '../../../core/pricing/money.ts';
import { runningTotal } from '../../../core/pricing/running-total.ts';
import { wordsOf } from '../../../core/words/index.ts';
import { planBlocks } from '../../../views/recommend-tests/plans.ts';
import { nameOf } from '../../catalog/pages.ts';
import { itemsNamed, type Part } from './part.ts';
import { WORDS } from './words.ts';

const names = (entries: readonly CatalogEntry[], lang: Lang): string =>
  entries.map((entry) => nameOf(entry, lang)).join(', ');

/** <TestSet tests="cbc cmp" />: prices and their total with the fee. <TestSet goal="fatigue" />: the plans of a goal. */
export const testSet: Part = ({ tests, goal: slug }, data, lang) => {
  if (slug !== undefined) return goalSet(slug, data, lang);
  const words = WORDS[lang].set;
  const entries = itemsNamed(tests, data);
  const fee = data.service.service.labFeeCents;
  const { chosen } = runningTotal({ items: entries.map(({ slug }) => slug) }, data);
  const apart = !overlaps(entries) && chosen?.refused.length === 0;
  return [
    {
      kind: 'table',
      caption: words.caption,
      head: words.head,
      numeric: [1],
      rows: [
        ...entries.map((entry) => [
          [link(nameOf(entry, lang), itemPath(entry))],
          printDollars((apart ? entry.cents[chosen.lab] : undefined) ?? entry.listCents),
        ]),
        [words.fee, printDollars(fee)],
        ...(apart
          ? [
              [
                [{ strong: words.total(labName(chosen.lab, data.service)) }],
                [{ strong: printDollars(chosen.totalCents) }],
              ],
            ]
          : []),
      ],
    },
    ...(overlaps(entries) ? [paragraph(words.choose)] : []),
    ...(apart && entries.every(({ orderable }) => orderable)
      ? [
          {
            kind: 'add',
            add: { slugs: entries.map(({ slug }) => slug), name: names(entries, lang) },
          } as const,
        ]
      : []),
  ];
};

/** Whether some of the same is measured twice: then one of them is chosen, and a total of all means nothing. */
const overlaps = (entries: readonly CatalogEntry[]): boolean => {
  const measured = entries.flatMap(({ biomarkers }) => biomarkers);
  return new Set(measured).size < measured.length;
};

function goalSet(slug: string, data: Dataset, lang: Lang): Block[] {
  const goal = data.goals.goals.find((one) => one.slug === slug);
  if (goal === undefined) throw new Error(`TestSet: no goal "${slug}"`);
  const { plans } = adviceOn(goal, data);
  return planBlocks(
    plans.map((plan) => planAnswered(plan, lang, data.service)),
    lang,
  );
}

/** <CostBox tests="cbc cmp" />: the order at each lab, and what states change. */
export const costBox: Part = ({ tests }, data, lang) => {
  const words = WORDS[lang].cost;
  const { service } = data.service;
  const entries = itemsNamed(tests, data);
  const states = (codes: readonly string[]): string =>
    codes.map((code) => stateIn(code, data.service, lang)).join(', ');
  const { labs } = runningTotal({ items: entries.map(({ slug }) => slug) }, data);
  return [
    {
      kind: 'table',
      caption: words.caption,
      head: words.head,
      numeric: [1],
      rows: labs
        .filter(({ lines }) => lines.length > 0)
        .map(({ lab, totalCents, lines }) => {
          const missing = entries.filter(({ slug }) => !lines.some(({ entry }) => entry.slug === slug));
          return [
            labName(lab, data.service),
            printDollars(totalCents),
            missing.length === 0 ? words.all : words.without(names(missing, lang)),
          ];
        }),
    },
    {
      kind: 'list',
      items: [
        words.fee(printDollars(service.labFeeCents)),
        ...service.routing.map((route) =>
          words.routed(states(route.states), labName(route.lab, data.service)),
        ),
        ...(service.served !== undefined
          ? [wordsOf(lang).places.onlyServed(service.served.map((code) => stateIn(code, data.service, lang)))]
          : service.notServed.length === 0
            ? []
            : [words.notServed(states(service.notServed))]),
      ],
    },
  ];
};

/** <Elsewhere test="tsh" />: what it costs at other services, each price with its day. */
export const elsewhereOf: Part = ({ test }, data, lang, elsewhere) =>
  itemsNamed(test, data).flatMap((entry): Block[] => {
    const blocks = elsewhere(entry, lang, data).filter(({ kind }) => kind !== 'heading');
    return blocks.length > 0 ? blocks : [paragraph(WORDS[lang].elsewhere.none(nameOf(entry, lang)))];
  });

/** <HospitalRange test="tsh" />: what the hospital in the middle asks, and half of them. */
export const hospitalRange: Part = ({ test }, { catalog, providers }, lang) =>
  itemsNamed(test, { catalog }).map((entry): Block => {
    const words = WORDS[lang].hospital;
    const { source, prices } = providers.hospitals;
    const row = hospitalPrice(entry.cpts, prices);
    const name = nameOf(entry, lang);
    if (row === undefined) return paragraph(words.none(name));
    const { lowCents, medianCents, highCents, hospitals } = row;
    return paragraph([
      `${words.say(name, printDollars(lowCents), printDollars(medianCents), printDollars(highCents), hospitals)} `,
      ...(source === undefined ? [] : [`${words.source}: `, link(source.title, source.url), '.']),
    ]);
  });
