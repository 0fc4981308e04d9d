import { goalPath } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { answered, answerLink } from '../answers/links.ts';
import { proseLinks } from '../learn/prose-links.ts';
import type { Material } from '../material.ts';

/** What a page is about, by the slugs of records. */
interface About {
  readonly items: readonly string[];
  readonly markers: readonly string[];
  readonly conditions: readonly string[];
  /** The path of the page itself. */
  readonly except?: string;
}

const MOST_ANSWERS = 6;

/** The answers that lead to one of the conditions, and the prose that names one of the items or markers. */
export function readNext(
  { items, markers, conditions, except }: About,
  lang: Lang,
  { data, prose }: Pick<Material, 'data' | 'prose'>,
): { readonly title: string; readonly path: string; readonly note?: string }[] {
  const answers = answered(data.goals)
    .filter(
      ({ slug, answer }) =>
        goalPath(slug) !== except && answer.conditions.some((one) => conditions.includes(one)),
    )
    .slice(0, MOST_ANSWERS);
  return [
    ...answers.map((goal) => answerLink(goal, lang)),
    ...proseLinks(
      ({ kind, matter }) =>
        (kind === 'guide' || kind === 'answer') &&
        (matter.tests.some((slug) => items.includes(slug)) ||
          matter.markers.some((slug) => markers.includes(slug))),
      lang,
      prose,
    ),
  ];
}
