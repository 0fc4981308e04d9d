import type { Strip, StripSeller } from '../../blocks/strip/strip.ts';
import { grouped } from '../../core/grouped.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import { wordFor } from '../generic/values.ts';
import type { Compared } from './answer.ts';
import { ANSWER_WORDS } from './table-words.ts';

type Line = Compared['ranking'][number];

/** What is drawn: everybody with the sentence that says who is cheapest, and other amounts where they are known. */
export interface Drawn {
  readonly title: string;
  readonly ranking: readonly Line[];
  readonly verdict: string;
  readonly references?: Compared['references'];
  readonly twin: Strip['twin'];
}

/** Names that a phone has room for; of more sellers only the most telling are named. */
const MOST_NAMED = 12;
const LOWEST = 6;

/** Everybody on one axis of dollars; nothing where nobody else sells it. */
export function priceStrip({ title, ranking, verdict, references = {}, twin }: Drawn, lang: Lang): Strip[] {
  const others = ranking.filter(({ slug }) => slug !== undefined);
  if (others.length === 0) return [];
  const named = new Set(others.length <= MOST_NAMED ? others : mostTelling(others));
  const twice = namedTwice(others);
  const drawn = inOrder(ranking);
  const letters = drawn.filter((line) => line.rank === undefined && named.has(line));
  const sellers = drawn.map((line): StripSeller => {
    const seller = sellerOf(line, twice, lang);
    if (line.demo) return seller;
    if (line.rank !== undefined)
      return named.has(line) || line.slug === undefined ? { ...seller, sign: String(line.rank) } : seller;
    const letter = letters.indexOf(line);
    return letter === -1 ? seller : { ...seller, sign: letterAt(letter) };
  });
  const unnamed = others.length - named.size;
  return [
    {
      kind: 'strip',
      title,
      verdict,
      sellers,
      ...marksOf(references, lang),
      ...(unnamed === 0 ? {} : { more: ANSWER_WORDS[lang].more(unnamed) }),
      twin,
    },
  ];
}

/** The lowest known totals, then those that an unknown fee may make the cheapest, then others in their order. */
function mostTelling(others: readonly Line[]): Line[] {
  const ranked = others.filter(({ rank }) => rank !== undefined).slice(0, LOWEST);
  const maybe = others.filter(({ cheapestBelowFee }) => cheapestBelowFee !== undefined);
  return [...new Set([...ranked, ...maybe, ...others])].slice(0, MOST_NAMED);
}

/** Those with a rank first, and ours last while it is made up. */
const inOrder = (ranking: readonly Line[]): Line[] => {
  const place = ({ rank, demo }: Line): number => (demo ? 2 : rank === undefined ? 1 : 0);
  return [...ranking].sort((a, b) => place(a) - place(b));
};

const letterAt = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

/** Sellers that offer it at more than one lab. */
const namedTwice = (others: readonly Line[]): ReadonlySet<string> =>
  new Set(
    [...grouped(others, ({ name }) => name)].flatMap(([name, lines]) => (lines.length > 1 ? [name] : [])),
  );

function sellerOf(line: Line, twice: ReadonlySet<string>, lang: Lang): StripSeller {
  const { slug, name, lab, allIn, allInFrom = 0, unranked, stale, demo } = line;
  const words = ANSWER_WORDS[lang];
  const look = demo ? 'demo' : slug === undefined ? 'own' : stale ? 'stale' : unranked ? 'hollow' : 'ranked';
  const note = demo
    ? words.demoPrice
    : unranked === undefined || unranked === 'unknown_fee'
      ? undefined
      : wordFor('unranked', unranked, lang);
  return {
    name: lab !== undefined && twice.has(name) ? `${name} (${lab})` : name,
    usd: allIn ?? allInFrom,
    amount: allIn === undefined ? words.from(printUsd(allInFrom)) : printUsd(allIn),
    ...(note === undefined ? {} : { note }),
    look,
    ...(allIn === undefined ? { open: true } : {}),
  };
}

function marksOf({ medicare, hospitalSelfPay: hospital }: Compared['references'], lang: Lang) {
  const words = ANSWER_WORDS[lang];
  return {
    ...(medicare === undefined
      ? {}
      : { medicare: { usd: medicare.amount, text: words.medicareKey(printUsd(medicare.amount)) } }),
    ...(hospital === undefined
      ? {}
      : {
          hospital: {
            low: hospital.low,
            median: hospital.median,
            high: hospital.high,
            text: words.hospitalKey(
              printUsd(hospital.low),
              printUsd(hospital.high),
              printUsd(hospital.median),
            ),
          },
        }),
  };
}
