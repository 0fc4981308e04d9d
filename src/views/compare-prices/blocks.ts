import { type Block, heading, link, paragraph, type Text } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { Compared } from './answer.ts';
import { allInCell, madeUpLast, moneyOr, ownName, rankCell, seenCell } from './cells.ts';
import { priceStrip } from './strip.ts';
import { ANSWER_WORDS } from './table-words.ts';

type Offer = Compared['providers'][number];
type Line = Compared['ranking'][number];

/** One test here and elsewhere: who is cheapest, the picture, every figure with its day and source, and how fees count. */
export function aloneBlocks(answer: Compared, lang: Lang): Block[] {
  return [
    paragraph(answer.verdict),
    ...aloneStrip(answer, 'none', lang),
    aloneTable(answer, lang),
    ...historyBlocks(answer, lang),
    paragraph(answer.caveat),
  ];
}

/** The picture of one test. */
export const aloneStrip = (
  { test, ranking, verdict, references }: Compared,
  twin: 'list' | 'none',
  lang: Lang,
): Block[] =>
  priceStrip({ title: ANSWER_WORDS[lang].strip(test.name), ranking, verdict, references, twin }, lang);

function aloneTable(answer: Compared, lang: Lang): Block {
  const words = ANSWER_WORDS[lang];
  const { service, test, ranking } = answer;
  const own = (line: Line): Text[] => [
    ownName(service, lang),
    rankCell(line, lang),
    printUsd(service.sticker),
    printUsd(service.fees),
    allInCell(service, lang),
    service.priceAsOf,
    words.here,
  ];
  const other = (offer: Offer, line: Pick<Line, 'rank' | 'unranked'>): Text[] => [
    [link(offer.provider.name, `/compare/${offer.provider.slug}`), ` (${offer.lab})`],
    rankCell(line, lang),
    printUsd(offer.sticker),
    moneyOr(offer.fees, words.unknownFee),
    allInCell(offer, lang),
    seenCell(offer, lang),
    [link(offer.source.title, offer.source.url)],
  ];
  const offers = offersOf(answer);
  const placed = new Set(offers.values());
  return {
    kind: 'table',
    caption: words.table(test.name),
    head: words.head,
    numeric: [2, 3, 4],
    rows: [
      ...madeUpLast(ranking).map((line) => {
        const offer = offers.get(line);
        return offer === undefined ? own(line) : other(offer, line);
      }),
      // What a seller asks besides, at another lab or for a test that is not quite the same.
      ...answer.providers.filter((offer) => !placed.has(offer)).map((offer) => other(offer, {})),
    ],
  };
}

/** The offer of each place in the ranking but ours: both lists hold the same prices, equal ones in another order. */
function offersOf({ ranking, providers }: Compared): ReadonlyMap<Line, Offer> {
  const placed = new Map<Line, Offer>();
  for (const offer of providers) {
    const line = ranking.find((one) => !placed.has(one) && isOf(one, offer));
    if (line !== undefined) placed.set(line, offer);
  }
  return placed;
}

const isOf = (line: Line, { provider, lab, allIn, sticker, kind, verifiedAt, equivalence }: Offer): boolean =>
  line.slug === provider.slug &&
  (line.lab ?? lab) === lab &&
  line.allIn === allIn &&
  (line.allInFrom ?? sticker) === sticker &&
  line.kind === kind &&
  line.verifiedAt === verifiedAt &&
  line.equivalence === equivalence.level;

/** How the prices changed that were seen more than once. */
function historyBlocks({ providers }: Compared, lang: Lang): Block[] {
  const words = ANSWER_WORDS[lang];
  const rows = providers.flatMap(({ provider, lab, sticker, verifiedAt, earlier = [] }) => {
    const seen = [{ sticker, verifiedAt }, ...earlier].reverse();
    if (new Set(seen.map((one) => one.sticker)).size < 2) return [];
    return [
      {
        name: `${provider.name} (${lab})`,
        text: `${seen.map((one) => words.step(printUsd(one.sticker), one.verifiedAt)).join(', ')}.`,
        steps: seen.map((one) => ({ day: one.verifiedAt, usd: one.sticker })),
      },
    ];
  });
  return rows.length === 0 ? [] : [{ kind: 'price-steps', title: words.history, rows }];
}

/** What each price was taken for: what was sold, and what its fee is. */
export function offerNotes({ providers }: Compared, lang: Lang): Block {
  const words = ANSWER_WORDS[lang];
  return {
    kind: 'list',
    items: providers.map(({ provider, lab: at, equivalence, feesNote }) => [
      { strong: `${provider.name} (${at}):` },
      ` ${equivalence.reason} ${words.feeNote} ${feesNote}.`,
    ]),
  };
}

/** What hospitals ask and Medicare pays, where known. */
export function referenceBlocks({ references }: Compared, lang: Lang): Block[] {
  const words = ANSWER_WORDS[lang];
  const { hospitalSelfPay: hospital, directLab = [], medicare } = references;
  const lines: Text[] = [
    ...(hospital === undefined
      ? []
      : [
          [
            words.hospital(
              hospital.hospitals,
              printUsd(hospital.low),
              printUsd(hospital.median),
              printUsd(hospital.high),
            ),
            ' ',
            link(hospital.source.title, hospital.source.url),
            `, ${hospital.observed}.`,
          ],
        ]),
    ...directLab.map(
      ({ name, allIn, verifiedAt, source }): Text => [
        words.directLab(name, printUsd(allIn)),
        ' ',
        link(source.title, source.url),
        `, ${verifiedAt}.`,
      ],
    ),
    ...(medicare === undefined
      ? []
      : [
          [
            words.medicare(printUsd(medicare.amount), medicare.codes, medicare.period),
            ' ',
            link(medicare.source.title, medicare.source.url),
            '.',
          ],
        ]),
  ];
  return lines.length === 0 ? [] : [heading(words.references), { kind: 'list', items: lines }];
}
