import type { Attribution } from '../address.ts';
import { catalogSummary, orderUrlOf } from '../catalog/item.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Goal } from '../model/goal.ts';
import type { Lang } from '../model/vocabulary.ts';
import { dollars } from '../pricing/money.ts';
import type { Speaking } from '../words/index.ts';
import type { Advice } from './advise.ts';
import { costOf, type PlanItem } from './cover-wishes.ts';
import type { Plan } from './plan.ts';
import { addsOf, reasonOf } from './say.ts';

/** What an order of these items costs, at list prices. */
export function amountsOf(items: readonly PlanItem[], { service }: Dataset['service']) {
  const subtotalCents = costOf(items);
  return {
    subtotal: dollars(subtotalCents),
    labFee: dollars(service.labFeeCents),
    total: dollars(subtotalCents + service.labFeeCents),
  };
}

/** A plan as it is answered. */
export const planAnswered = (
  { step, items, adds, leftOut }: Plan,
  lang: Lang,
  service: Dataset['service'],
) => ({
  step,
  items: items.map(({ entry: { slug, type, said, states }, cents }) => ({
    slug,
    name: said[lang].name,
    type,
    price: dollars(cents),
    ...(states === undefined ? {} : { states: [...states] }),
  })),
  adds: addsOf(adds, lang),
  ...amountsOf(items, service),
  leftOut: leftOut.map(({ entry: { slug, said }, why }) => ({ slug, name: said[lang].name, why })),
});

/** An item of a plan, with why it is there. */
export function recommended(
  item: PlanItem,
  goals: readonly Goal[],
  data: Pick<Dataset, 'catalog' | 'service'>,
  telling: Speaking & { readonly attribution: Attribution },
) {
  const { lang } = telling;
  const served = new Set(item.wishes.flatMap((wish) => wish.goals));
  return {
    item: { ...catalogSummary(item.entry, data, telling), orderUrl: orderUrlOf(item.entry, data, telling) },
    reason: reasonOf(item, telling),
    matched: goals.filter(({ slug }) => served.has(slug)).map(({ said }) => said[lang].name),
  };
}

export const questionsAnswered = ({ questions }: Pick<Advice, 'questions'>, { lang, words }: Speaking) =>
  questions.map(({ field, tests }) => ({
    field,
    text:
      field === 'medicines'
        ? words.advice.ask.medicines
        : words.advice.ask[field](tests.map(({ said }) => said[lang].name)),
  }));

export const notOrdered = ({ skipped }: Pick<Advice, 'skipped'>, lang: Lang) =>
  skipped.map(({ name, why, source }) => ({ name: name[lang], why: why[lang], source }));
