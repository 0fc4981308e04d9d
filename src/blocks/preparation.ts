import type { Lang } from '../core/model/vocabulary.ts';
import { type Element, el } from './element.ts';
import { type IconName, icon } from './icons.ts';

/** What to do before a draw, in the order in which it is done. */
export interface PreparationBlock {
  readonly kind: 'preparation';
  readonly steps: readonly {
    /** "12 hours before", "At the site" */
    readonly when: string;
    /** A script shows the day and the hour instead, once it knows when the draw is. */
    readonly minutesBefore?: number;
    readonly icon: IconName;
    readonly text: string;
    /** The items that ask for it, where others do not. */
    readonly because?: readonly string[];
  }[];
  /** What one visit cannot meet. */
  readonly conflicts: readonly string[];
  /** Between which times of day the draw has to be. */
  readonly earliest?: string;
  readonly latest?: string;
}

type Step = PreparationBlock['steps'][number];

/** Steps that follow each other at one time. */
function together(steps: readonly Step[]): [Step, ...Step[]][] {
  const groups: [Step, ...Step[]][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].when === step.when) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

const FOR: Readonly<Record<Lang, string>> = { en: 'For', es: 'Para' };

const whyOf = (because: readonly string[], lang: Lang): string => `${FOR[lang]}: ${because.join(', ')}`;

export function preparationElement(
  { steps, conflicts, earliest, latest }: PreparationBlock,
  lang: Lang,
): Element {
  return el(
    'prep-timeline',
    {
      ...(earliest === undefined ? {} : { 'data-earliest': earliest }),
      ...(latest === undefined ? {} : { 'data-latest': latest }),
    },
    ...conflicts.map((text) => el('p', { class: 'callout warning' }, text)),
    el(
      'ol',
      { class: 'preparation' },
      ...together(steps).map(([first, ...more]) =>
        el(
          'li',
          {},
          icon(first.icon),
          el(
            'strong',
            first.minutesBefore === undefined ? {} : { 'data-minutes': String(first.minutesBefore) },
            first.when,
          ),
          ...[first, ...more].flatMap(({ text, because = [] }) => [
            ' ',
            el('p', {}, text),
            ...(because.length === 0 ? [] : [' ', el('p', { class: 'hint' }, whyOf(because, lang))]),
          ]),
        ),
      ),
    ),
  );
}

/** The same as lines of Markdown. */
export function preparationMarkdown({ steps, conflicts }: PreparationBlock, lang: Lang): string {
  const lines = steps.map(
    ({ when, text, because = [] }, i) =>
      `${i + 1}. **${when}:** ${text}${because.length === 0 ? '' : ` (${whyOf(because, lang)})`}`,
  );
  return [...conflicts.map((text) => `> ${text}\n`), ...lines].join('\n');
}
