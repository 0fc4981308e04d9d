import { goalPath } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { answered, answerLink } from '../answers/links.ts';
import type { Material } from '../material.ts';

interface Link {
  readonly title: string;
  readonly path: string;
  readonly note?: string;
}

/** What a page is about, by the slugs of records. */
interface About {
  readonly guides: readonly Link[];
  readonly conditions: readonly string[];
  /** The path of the page itself. */
  readonly except?: string;
}

const MOST_ANSWERS = 6;

/** The answers that lead to one of the conditions, and the guides that belong to the page. */
export function readNext(
  { guides, conditions, except }: About,
  lang: Lang,
  { data }: Pick<Material, 'data'>,
): Link[] {
  const answers = answered(data.goals)
    .filter(
      ({ slug, answer }) =>
        goalPath(slug) !== except && answer.conditions.some((one) => conditions.includes(one)),
    )
    .slice(0, MOST_ANSWERS);
  return [...answers.map((goal) => answerLink(goal, lang)), ...guides];
}
