import type { Review, ReviewScope } from '../../core/model/review.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

const WORDS = {
  en: {
    whole: (who: string, when: string) => `Reviewed by ${who} on ${when}.`,
    part: {
      ranges: (who: string, when: string) =>
        `The ranges were reviewed by ${who} on ${when}. That signature covers nothing else.`,
      limits: (who: string, when: string) =>
        `The limits were reviewed by ${who} on ${when}. That signature covers nothing else.`,
      text: (who: string, when: string) =>
        `The texts were reviewed by ${who} on ${when}. That signature covers nothing else.`,
      patterns: (who: string, when: string) =>
        `The pattern was reviewed by ${who} on ${when}. That signature covers nothing else.`,
    },
    limits: (who: string, when: string) =>
      `The critical limits and those of guidelines were reviewed by ${who} on ${when}.`,
    limitsUnsigned: 'The critical limits and those of guidelines are not yet physician-reviewed.',
  },
  es: {
    whole: (who: string, when: string) => `Revisado por ${who} el ${when}.`,
    part: {
      ranges: (who: string, when: string) =>
        `Los rangos fueron revisados por ${who} el ${when}. Esa firma no cubre nada más.`,
      limits: (who: string, when: string) =>
        `Los límites fueron revisados por ${who} el ${when}. Esa firma no cubre nada más.`,
      text: (who: string, when: string) =>
        `Los textos fueron revisados por ${who} el ${when}. Esa firma no cubre nada más.`,
      patterns: (who: string, when: string) =>
        `El patrón fue revisado por ${who} el ${when}. Esa firma no cubre nada más.`,
    },
    limits: (who: string, when: string) =>
      `Los límites críticos y los de las guías fueron revisados por ${who} el ${when}.`,
    limitsUnsigned: 'Los límites críticos y los de las guías aún no tienen revisión médica.',
  },
} as const satisfies Record<Lang, Words>;

type Say = (who: string, when: string) => string;
interface Words {
  readonly whole: Say;
  readonly part: Readonly<Record<Exclude<ReviewScope, 'all'>, Say>>;
  /** Of the limits that a page shows beside its ranges. */
  readonly limits: Say;
  readonly limitsUnsigned: string;
}

/** "Ana Ruiz (MD, internal medicine)": a name without a credential says little. */
export const signerOf = ({ reviewer = '', credential }: Review): string =>
  credential === undefined ? reviewer : `${reviewer} (${credential})`;

/** Who has signed a record and how much of it; `unreviewed` where nobody has. */
export function reviewText(review: Review, unreviewed: string, lang: Lang): string {
  const { status, scope = 'all', reviewedAt = '' } = review;
  if (status === 'unreviewed') return unreviewed;
  const say = scope === 'all' ? WORDS[lang].whole : WORDS[lang].part[scope];
  return say(signerOf(review), reviewedAt);
}

/** Whether the limits are signed, which are another record than the ranges of the same page. */
export function limitsReviewText(review: Review | undefined, lang: Lang): string {
  const { limits, limitsUnsigned } = WORDS[lang];
  return review === undefined ? limitsUnsigned : limits(signerOf(review), review.reviewedAt ?? '');
}
