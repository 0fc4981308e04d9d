import type { Inline, Text } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import { wordFor } from '../generic/values.ts';
import type { Compared } from './answer.ts';
import { ANSWER_WORDS } from './table-words.ts';

type Line = Compared['ranking'][number];

/** An amount that may not be known. */
export const moneyOr = (usd: number | undefined, otherwise: string): string =>
  usd === undefined ? otherwise : printUsd(usd);

const NONE = '–';

/** A rank, or a dash with the reason why there is none. */
export const rankCell = ({ rank, unranked }: Pick<Line, 'rank' | 'unranked'>, lang: Lang): string =>
  rank !== undefined ? String(rank) : noRank(unranked && wordFor('unranked', unranked, lang));

export const noRank = (reason = ''): string => (reason === '' ? NONE : `${NONE} ${reason}`);

/** The whole price, or the price with a fee that is not known on top. */
export const allInCell = (
  { allIn, sticker }: { readonly allIn?: number | undefined; readonly sticker: number },
  lang: Lang,
): string => moneyOr(allIn, ANSWER_WORDS[lang].from(printUsd(sticker)));

/** When a price was seen, as what, and how surely. */
export const seenCell = (
  { verifiedAt, kind, confidence }: Pick<Line, 'verifiedAt' | 'kind' | 'confidence'>,
  lang: Lang,
): string =>
  [verifiedAt, wordFor('kind', kind, lang) ?? kind, ANSWER_WORDS[lang].sure[confidence]].join(', ');

/** This service, which says of itself that its prices are made up. */
export const ownName = (
  { name, demo }: { readonly name: string; readonly demo: boolean },
  lang: Lang,
): Text => [{ strong: name }, ...(demo ? [` (${ANSWER_WORDS[lang].demoPrice})`] : [])] satisfies Inline[];

/** A ranking in its order, with what is made up at its end: it is not to look like the cheapest. */
export const madeUpLast = (ranking: readonly Line[]): Line[] =>
  [...ranking].sort((a, b) => Number(a.demo) - Number(b.demo));
