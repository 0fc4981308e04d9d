/** The axis of a price strip, from zero. */
export interface Axis {
  readonly max: number;
  /** Where it is marked, zero first. */
  readonly ticks: readonly number[];
}

/** What has to lie on the axis, in dollars. */
export interface Amounts {
  readonly sellers: readonly number[];
  readonly medicare?: number | undefined;
  readonly hospitalMedian?: number | undefined;
}

/** Room beyond the dearest seller, and beyond a median or a tick. */
const BEYOND_SELLERS = 1.3;
const BEYOND_OTHERS = 1.08;
/** A hospital median further out than this would press the sellers together: the band then leaves the axis. */
const FAR = 3;
const MOST_STEPS = 5;

/** An axis from zero beyond the dearest seller; up to the hospital median unless that lies far out. */
export function stripAxis({ sellers, medicare = 0, hospitalMedian = 0 }: Amounts): Axis {
  const dearest = Math.max(0, ...sellers, medicare);
  const median = dearest === 0 || hospitalMedian <= dearest * FAR ? hospitalMedian : 0;
  const reach = Math.max(...sellers.map((usd) => usd * BEYOND_SELLERS), medicare * BEYOND_OTHERS, 0);
  const max = Math.max(reach, median * BEYOND_OTHERS) || 1;
  const step = stepFor(max);
  const count = Math.floor(max / step + 1e-9) + 1;
  return { max, ticks: Array.from({ length: count }, (_, i) => Number((i * step).toPrecision(6))) };
}

/** The smallest of 1, 2 and 5 times a power of ten that marks an axis in few steps. */
function stepFor(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max / MOST_STEPS));
  return [1, 2, 5].map((one) => one * power).find((step) => max / step <= MOST_STEPS) ?? 10 * power;
}

/** Per cent of the axis, with one decimal; what lies beyond stands at its end. */
export const percentAt = (usd: number, { max }: Pick<Axis, 'max'>): number =>
  Math.round((Math.min(Math.max(usd, 0), max) / max) * 1000) / 10;

/** A mark with the pixels that it takes to the left and to the right of its place. */
export interface Wide {
  readonly percent: number;
  readonly left: number;
  readonly right: number;
}

/** Pixels of the axis on the narrowest screen, 320 pixels wide. Wider ones only set marks further apart. */
export const NARROWEST = 264;
const APART = 2;

/** The row of each mark, 0 at the axis: the lowest in which it meets no mark before it. */
export function rowsOf(marks: readonly Wide[]): number[] {
  const taken: { readonly from: number; readonly to: number }[][] = [];
  return marks.map(({ percent, left, right }) => {
    const x = (percent / 100) * NARROWEST;
    const own = { from: x - left, to: x + right + APART };
    const free = taken.findIndex((row) => row.every(({ from, to }) => own.from >= to || own.to <= from));
    const row = free === -1 ? taken.length : free;
    taken[row] = [...(taken[row] ?? []), own];
    return row;
  });
}
