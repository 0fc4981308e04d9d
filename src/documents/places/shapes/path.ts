import type { Line } from './atlas.ts';

/** Two numbers as a path writes them: a minus separates, too. */
const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;

/** Lines in whole units as one SVG path, each step from the last; `closed` joins the end of each to its start. */
export function pathOf(lines: readonly Line[], closed: boolean): string {
  return lines
    .map(([first = [0, 0], ...rest]) => {
      let [x, y] = first;
      const steps = rest.flatMap(([toX, toY]) => {
        const step = pair(toX - x, toY - y);
        const stays = toX === x && toY === y;
        [x, y] = [toX, toY];
        return stays ? [] : [step];
      });
      if (steps.length < (closed ? 2 : 1)) return '';
      const joined = steps.map((step, i) => (i === 0 || step.startsWith('-') ? step : ` ${step}`)).join('');
      return `M${pair(...first)}l${joined}${closed ? 'z' : ''}`;
    })
    .join('');
}
