import { type Element, el } from './element.ts';

/** How prices changed, by seller: each price with its day in words, and drawn as steps. */
export interface PriceSteps {
  readonly kind: 'price-steps';
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    /** Every step in words, the oldest first. */
    readonly text: string;
    /** The same: ISO days and dollars. */
    readonly steps: readonly { readonly day: string; readonly usd: number }[];
  }[];
}

type Row = PriceSteps['rows'][number];

/** Units of the drawing, which a style sheet stretches. */
const WIDTH = 100;
const HEIGHT = 24;
const EDGE = 2;
/** The last price holds on: this much of the width. */
const LAST = 20;

const time = ({ day }: Row['steps'][number]): number => Date.parse(day);

/** A line from zero that steps where a price changed; its left end is the first day. */
export function stepPath(steps: Row['steps']): string {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return '';
  const span = Math.max(1, time(last) - time(first));
  const most = Math.max(0.01, ...steps.map(({ usd }) => usd));
  const points = steps.map((step) => ({
    x: Math.round(((time(step) - time(first)) / span) * (WIDTH - LAST)),
    y: Math.round((HEIGHT - EDGE - (step.usd / most) * (HEIGHT - 2 * EDGE)) * 10) / 10,
  }));
  return `M0 ${points[0]?.y}${points.map(({ x, y }) => `H${x}V${y}`).join('')}H${WIDTH}`;
}

/** Sellers one below the other, each with its steps and their words. */
export const priceStepsElement = ({ title, rows }: PriceSteps): Element =>
  el(
    'figure',
    { class: 'steps' },
    el('figcaption', {}, title),
    el(
      'ul',
      {},
      ...rows.map(({ name, text, steps }) =>
        el(
          'li',
          {},
          el(
            'svg',
            { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
            el('path', { class: 'ground', d: `M0 ${HEIGHT - EDGE}H${WIDTH}` }),
            el('path', { d: stepPath(steps) }),
          ),
          ' ',
          el('span', {}, el('strong', {}, name), ': ', text),
        ),
      ),
    ),
  );

/** The same as a list of Markdown. */
export const priceStepsMarkdown = ({ title, rows }: PriceSteps, plain: (text: string) => string): string =>
  [`${plain(title)}:`, '', ...rows.map(({ name, text }) => `- **${plain(name)}:** ${plain(text)}`)].join(
    '\n',
  );
