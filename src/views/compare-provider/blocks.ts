import { type Block, heading, type Inline, joined, link, type Text } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { compareProvider } from '../../core/tools/compare-provider.ts';
import type { AnswerWith } from '../../core/tools/define.ts';
import { moneyOr } from '../compare-prices/cells.ts';
import { ANSWER_WORDS } from '../compare-prices/table-words.ts';
import { wordFor } from '../generic/values.ts';

type Answered = AnswerWith<typeof compareProvider, 'ok'>;
type Told = 'provider' | 'service' | 'wins' | 'spotPrices' | 'verifiedAt' | 'sources';

/** What compare_provider answers of one provider. */
export type Beside = Pick<Answered, 'truncated'> & { readonly [Part in Told]: NonNullable<Answered[Part]> };
type Party = Beside['service'];
type Spot = Beside['spotPrices'][number];

/** One provider beside this service, where the answer is no list of providers. */
export function besideOf({
  provider,
  service,
  wins,
  spotPrices,
  verifiedAt,
  sources,
  truncated,
}: Answered): Beside | undefined {
  if (!provider || !service || !wins || !spotPrices || !verifiedAt || !sources) return undefined;
  return {
    provider,
    service,
    wins,
    spotPrices,
    verifiedAt,
    sources,
    ...(truncated === undefined ? {} : { truncated }),
  };
}

/** What to know before trusting its figures, and that they are old where they are. */
export const cautionBlocks = ({ provider, verifiedAt }: Beside, lang: Lang): Block[] =>
  [
    ...(provider.caution === undefined ? [] : [provider.caution]),
    ...(provider.stale ? [ANSWER_WORDS[lang].old(verifiedAt)] : []),
  ].map((text) => ({ kind: 'callout', tone: 'warning', text }));

/** Both services side by side: what nobody states has no row. */
export function partiesTable({ service, provider }: Beside, lang: Lang): Block {
  const words = ANSWER_WORDS[lang];
  const row = (term: string, of: (party: Party) => string | undefined): Text[][] =>
    of(service) === undefined && of(provider) === undefined
      ? []
      : [[term, of(service) ?? words.silent, of(provider) ?? words.silent]];
  const fee = ({ orderFees: { amount, note } }: Party): string =>
    `${moneyOr(amount, words.unknownFee)}: ${note}`;
  const headOf = ({ name, demo }: Party): string => (demo ? words.madeUp(name) : name);
  return {
    kind: 'table',
    caption: words.beside(service.name, provider.name),
    head: [words.what, headOf(service), headOf(provider)],
    rows: [
      [words.fee, fee(service), fee(provider)],
      ...row(words.model, ({ pricingModel }) => pricingModel),
      [words.labs, service.labs.join(', '), provider.labs.join(', ')],
      ...row(words.turnaround, ({ turnaround }) => turnaround),
      ...row(
        words.states,
        ({ statesNotServed: states }) =>
          states && (states.length > MOST_STATES ? String(states.length) : states.join(', ') || words.none),
      ),
      ...row(words.hsaFsa, ({ hsaFsa }) => hsaFsa),
      ...row(words.receipts, ({ receipts }) => receipts),
    ],
  };
}

/** Where each is better, under a heading of its own. */
export const winsBlocks = ({ wins, ...parties }: Beside, lang: Lang, level: 2 | 3): Block[] =>
  (['service', 'provider'] as const).flatMap((side): Block[] =>
    wins[side].length === 0
      ? []
      : [heading(ANSWER_WORDS[lang].wins(parties[side].name), level), { kind: 'list', items: wins[side] }],
  );

/** Tests that both sell, alone and with the fees of an order, and whether they are the same. */
export function spotsTable({ service, provider, spotPrices }: Beside, lang: Lang): Block {
  const words = ANSWER_WORDS[lang];
  return {
    kind: 'table',
    caption: words.aloneAt(service.name, provider.name),
    head: words.spotHead(service.name, provider.name, service.demo),
    numeric: [1, 2, 3, 4],
    rows: spotPrices.map(({ test, service: here, provider: there }) => [
      [link(test.name, `/compare/prices/${test.slug}`)],
      printUsd(here.sticker),
      printUsd(here.allIn),
      printUsd(there.sticker),
      moneyOr(there.allIn, words.unknownFee),
      wordFor('equivalence', there.equivalence.level, lang) ?? there.equivalence.level,
      seen(there, lang),
    ]),
  };
}

/** What is not the same in the tests that are only near. */
export function differenceBlocks({ spotPrices }: Beside, lang: Lang, level: 2 | 3): Block[] {
  const near = spotPrices.filter(({ provider }) => provider.equivalence.level === 'close');
  if (near.length === 0) return [];
  return [
    heading(ANSWER_WORDS[lang].differences, level),
    {
      kind: 'list',
      items: near.map(({ test, provider }) => [
        { strong: `${test.name}:` },
        ` ${provider.equivalence.reason}`,
      ]),
    },
  ];
}

/** More codes than this are counted: a cell is no list. */
const MOST_STATES = 12;

const seen = ({ verifiedAt, source, kind, confidence, stale }: Spot['provider'], lang: Lang): Text =>
  joined([
    link(verifiedAt, source.url),
    wordFor('kind', kind, lang) ?? kind,
    ANSWER_WORDS[lang].sure[confidence],
    ...(stale ? [wordFor('unranked', 'stale', lang) ?? ''] : []),
  ] satisfies Inline[]);
