import { type Block, heading, type Inline, joined, link, type Text } from '../../blocks/doc.ts';
import { moneyOr } from '../compare-prices/blocks.ts';
import { ANSWER_WORDS } from '../compare-prices/table-words.ts';
import { money, type Telling, told } from '../telling.ts';

interface Party {
  readonly name: string;
  readonly pricingModel: string;
  readonly orderFees: { readonly amount?: number; readonly note: string };
  readonly labs: readonly string[];
  readonly turnaround?: string;
  readonly statesNotServed?: readonly string[];
  readonly hsaFsa?: string;
  readonly receipts?: string;
}

/** What compare_provider answers of one provider, as far as it is told. */
export interface Beside {
  readonly provider: Party;
  readonly service: Party;
  readonly wins: { readonly service: readonly string[]; readonly provider: readonly string[] };
  readonly spotPrices: readonly Spot[];
  readonly verifiedAt?: string;
  readonly sources: readonly {
    readonly title: string;
    readonly publisher: string;
    readonly url: string;
    readonly accessed: string;
  }[];
}

export interface Spot {
  readonly test: { readonly slug: string; readonly name: string };
  readonly service: { readonly sticker: number; readonly allIn: number };
  readonly provider: {
    readonly sticker: number;
    readonly allIn?: number;
    readonly stale: boolean;
    readonly verifiedAt: string;
    readonly source: { readonly url: string };
  };
}

/** Both services side by side: what nobody states has no row. */
export function partiesTable({ service, provider }: Beside, telling: Telling): Block {
  const words = ANSWER_WORDS[telling.lang];
  const text = (value: string | undefined): Text =>
    value === undefined ? words.silent : [told(value, telling)];
  const row = (term: string, of: (party: Party) => string | undefined): Text[][] =>
    of(service) === undefined && of(provider) === undefined
      ? []
      : [[term, text(of(service)), text(of(provider))]];
  const fee = ({ orderFees: { amount, note } }: Party): Text => [
    `${moneyOr(amount, words.unknownFee)}: `,
    told(note, telling),
  ];
  return {
    kind: 'table',
    caption: words.beside(service.name, provider.name),
    head: [words.what, service.name, provider.name],
    rows: [
      [words.fee, fee(service), fee(provider)],
      ...row(words.model, ({ pricingModel }) => pricingModel),
      [words.labs, service.labs.join(', '), provider.labs.join(', ')],
      ...row(words.turnaround, ({ turnaround }) => turnaround),
      ...row(words.states, ({ statesNotServed: states }) => states && (states.join(', ') || words.none)),
      ...row(words.hsaFsa, ({ hsaFsa }) => hsaFsa),
      ...row(words.receipts, ({ receipts }) => receipts),
    ],
  };
}

/** Where each is better, under a heading of its own. */
export const winsBlocks = ({ wins, ...parties }: Beside, telling: Telling, level: 2 | 3): Block[] =>
  (['service', 'provider'] as const).flatMap((side): Block[] =>
    wins[side].length === 0
      ? []
      : [
          heading(ANSWER_WORDS[telling.lang].wins(parties[side].name), level),
          { kind: 'list', items: wins[side].map((one) => [told(one, telling)]) },
        ],
  );

/** Tests that both sell, alone and with the fees of an order. */
export function spotsTable({ service, provider, spotPrices }: Beside, telling: Telling): Block {
  const words = ANSWER_WORDS[telling.lang];
  return {
    kind: 'table',
    caption: words.aloneAt(service.name, provider.name),
    head: words.spotHead(service.name, provider.name),
    numeric: [1, 2, 3, 4],
    rows: spotPrices.map(({ test, service: here, provider: there }) => [
      [link(telling.nameOf(test.slug) ?? test.name, `/compare/prices/${test.slug}`)],
      money(here.sticker),
      money(here.allIn),
      money(there.sticker),
      moneyOr(there.allIn, words.unknownFee),
      seen(there, words.stale),
    ]),
  };
}

const seen = ({ verifiedAt, source, stale }: Spot['provider'], tooOld: string): Text =>
  joined([link(verifiedAt, source.url), ...(stale ? [tooOld] : [])] satisfies Inline[]);
