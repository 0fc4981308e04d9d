import { type Block, heading, type Inline, link, paragraph, type Text } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import type { Source } from '../../core/model/source.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { AnswerWith } from '../../core/tools/define.ts';
import type { recommendTests } from '../../core/tools/recommend-tests.ts';
import { PLAN_WORDS } from './plan-words.ts';

type PlanAnswered = AnswerWith<typeof recommendTests, 'ok'>['plans'][number];

/** Where the plans are drawn, where that is not the lab that prices are shown of. */
interface Place {
  readonly lab?: string | undefined;
  readonly labName?: string | undefined;
}

/** The plans side by side: what each holds, costs and adds to the one before. */
export const planBlocks = (plans: readonly PlanAnswered[], lang: Lang, place: Place = {}): Block[] => [
  { kind: 'panes', panes: plans.map((plan, i) => planPane(plan, i > 0, lang, place)) },
];

function planPane(plan: PlanAnswered, follows: boolean, lang: Lang, place: Place): Block[] {
  const words = PLAN_WORDS[lang];
  const { step, items, adds, subtotal, labFee, total, leftOut } = plan;
  return [
    heading(words.step[step], 3),
    {
      kind: 'facts',
      display: 'figures',
      items: [
        {
          term: words.allIn(printUsd(subtotal), printUsd(labFee), place.labName),
          value: printUsd(total),
        },
      ],
    },
    {
      kind: 'list',
      items: items.map(
        ({ name, price, ...item }): Text => [
          link(name, itemPath(item)),
          `: ${printUsd(price)} `,
          { add: { slugs: [item.slug], name }, lang },
        ],
      ),
    },
    paragraph([{ strong: follows ? words.adds : words.tells }]),
    { kind: 'list', items: adds },
    ...leftOutBlocks(leftOut, lang),
    paragraph(waysOn(items, lang, place)),
  ];
}

function leftOutBlocks(leftOut: PlanAnswered['leftOut'], lang: Lang): Block[] {
  const words = PLAN_WORDS[lang];
  if (leftOut.length === 0) return [];
  return [
    paragraph([
      { strong: `${words.leftOut} ` },
      `${leftOut.map(({ name, why }) => `${name} (${words.why[why]})`).join('; ')}.`,
    ]),
  ];
}

function waysOn(items: PlanAnswered['items'], lang: Lang, { lab }: Place): Inline[] {
  const words = PLAN_WORDS[lang];
  const slugs = items.map(({ slug }) => slug).join(',');
  const chosen = lab === undefined ? '' : `&lab=${lab}`;
  return [
    {
      add: { slugs: items.map(({ slug }) => slug), name: items.map(({ name }) => name).join(', ') },
      lang,
    },
    ' ',
    link(words.quote, `/tools/quote-order?items=${slugs}${chosen}`),
    ' · ',
    link(words.cart, `/cart?add=${slugs}${chosen}`),
  ];
}

interface Refused {
  readonly name: string;
  readonly why: string;
  readonly source: Source;
}

/** What is often bought and left out here, each with who says so. */
export const notOrderedBlock = (refused: readonly Refused[]): Block => ({
  kind: 'list',
  items: refused.map(
    ({ name, why, source }): Text => [
      { strong: `${name}:` },
      ` ${why} (`,
      link(`${source.title}, ${source.publisher}`, source.url),
      ')',
    ],
  ),
});
