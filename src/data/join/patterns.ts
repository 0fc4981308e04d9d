import type { Pattern } from '../../core/model/pattern.ts';
import type { Authored } from '../read/authored.ts';
import { reviewOf } from '../review/signature.ts';

/** The patterns with their texts under the same names in every language. */
export const joinedPatterns = ({ patterns, reviews }: Authored): Pattern[] =>
  patterns.map((pattern) => {
    const { name, text, why, notWhen, es, printed: _, ...rest } = pattern;
    const { slug, ...content } = pattern;
    const review = reviewOf(`patterns/${slug}`, content, reviews);
    return {
      ...rest,
      ...(review.status === 'reviewed' ? { review } : {}),
      said: { en: { name, text, why, notWhen }, es },
    };
  });
