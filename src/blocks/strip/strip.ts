import type { Lang } from '../../core/model/vocabulary.ts';
import { type Element, el } from '../element.ts';
import { percentAt, rowsOf, stripAxis, type Wide } from './geometry.ts';
import { DOT, diamond, disc, glyph, moreArrow, type Shape, SPECK } from './marks.ts';

/** Somebody who sells it, as a mark on the axis. */
export interface StripSeller {
  readonly name: string;
  /** Dollars: all in, or the price alone where the fee is not known. */
  readonly usd: number;
  /** That amount in words. */
  readonly amount: string;
  /** Why it has no rank, where the amount does not say it. */
  readonly note?: string;
  /** Filled with a rank, hollow without; grey where too old; hatched where made up. */
  readonly look: 'ranked' | 'hollow' | 'stale' | 'demo' | 'own';
  /** More by a fee that is not known. */
  readonly open?: true;
  /** What stands on the mark, and before its name below: a rank, or a letter. Without one it is not named. */
  readonly sign?: string;
}

/** What one thing costs at everybody, on one axis of dollars. */
export interface Strip {
  readonly kind: 'strip';
  readonly title: string;
  /** What the picture says, for those who do not see it. */
  readonly verdict: string;
  readonly sellers: readonly StripSeller[];
  readonly medicare?: { readonly usd: number; readonly text: string };
  readonly hospital?: {
    readonly low: number;
    readonly median: number;
    readonly high: number;
    readonly text: string;
  };
  /** How many marks are not named, in words. */
  readonly more?: string;
  /** What a twin says of it: its key as a list, or nothing where a table beside it says more. */
  readonly twin: 'list' | 'none';
}

/** Pixels. */
const ROW = 25;
const LANE = 18;
const BAND = 10;
const SCALE = 24;
const TOP = 4;
/** Of the word beside a mark that is made up. */
const DEMO_ROOM = 40;

const DEMO: Readonly<Record<Lang, string>> = { en: 'demo', es: 'demo' };

const isSpeck = ({ sign, look }: StripSeller): boolean => sign === undefined && look !== 'demo';

const shapeOf = (seller: StripSeller, lang: Lang): Shape => ({
  ...seller,
  radius: isSpeck(seller) ? SPECK : DOT,
  ...(seller.look === 'demo' ? { beside: DEMO[lang] } : {}),
});

function wide(seller: StripSeller, percent: number): Wide {
  const radius = isSpeck(seller) ? SPECK : DOT;
  const beside = seller.look === 'demo' ? DEMO_ROOM : seller.open === true ? DOT + 6 : 0;
  return { percent, left: radius, right: radius + beside };
}

/** Marks of sellers over one axis, hospitals as a band on it and Medicare as a line, with a key of names and amounts. */
export function stripElement(strip: Strip, lang: Lang): Element {
  const { title, more } = strip;
  const notes = more === undefined ? [] : [el('li', { class: 'more' }, more)];
  return el(
    'figure',
    { class: 'strip' },
    el('figcaption', {}, title),
    picture(strip, lang),
    el('ul', { class: 'key' }, ...keyOf(strip), ...notes),
  );
}

function picture({ title, verdict, sellers, medicare, hospital }: Strip, lang: Lang): Element {
  const axis = stripAxis({
    sellers: sellers.map(({ usd }) => usd),
    medicare: medicare?.usd,
    hospitalMedian: hospital?.median,
  });
  const at = (usd: number): number => percentAt(usd, axis);
  const rows = rowsOf(sellers.map((seller) => wide(seller, at(seller.usd))));
  const floor = TOP + ROW * (1 + Math.max(0, ...rows));
  const line = floor + (hospital === undefined ? 4 : LANE);
  const marks = sellers.map((seller, i) => {
    const y = floor - ROW * ((rows[i] ?? 0) + 0.5);
    const draw = seller.look === 'demo' || seller.look === 'own' ? diamond : disc;
    return placed(at(seller.usd), y, ...draw(shapeOf(seller, lang)));
  });
  return el(
    'svg',
    {
      width: '100%',
      height: String(line + SCALE),
      role: 'img',
      'aria-label': `${title}. ${verdict}`,
    },
    ...(hospital === undefined ? [] : band(hospital, floor + 2, axis.max)),
    ...(medicare === undefined ? [] : [upright(at(medicare.usd), TOP, line, 'medicare')]),
    el('line', { class: 'axis', x1: '0', x2: '100%', y1: String(line), y2: String(line) }),
    ...axis.ticks.flatMap((usd) => [
      upright(at(usd), line, line + 5, 'axis'),
      el('text', { class: 'scale', x: `${at(usd)}%`, y: String(line + 19) }, String(usd)),
    ]),
    ...marks,
  );
}

/** A drawing in pixels around a place on the axis. */
const placed = (percent: number, y: number, ...children: readonly Element[]): Element =>
  el('svg', { x: `${percent}%`, y: String(y), overflow: 'visible' }, ...children);

const upright = (percent: number, from: number, to: number, kind: string): Element =>
  el('line', {
    class: kind,
    x1: `${percent}%`,
    x2: `${percent}%`,
    y1: String(from),
    y2: String(to),
  });

/** Low to high with the median; an arrow where it goes on beyond the axis. */
function band({ low, median, high }: NonNullable<Strip['hospital']>, y: number, max: number): Element[] {
  const at = (usd: number): number => percentAt(usd, { max });
  const from = at(low);
  return [
    el('rect', {
      class: 'hospital',
      x: `${from}%`,
      y: String(y),
      width: `${Math.max(1, Math.round((at(high) - from) * 10) / 10)}%`,
      height: String(BAND),
    }),
    ...(median > max ? [] : [upright(at(median), y - 2, y + BAND + 2, 'median')]),
    ...(high > max ? [placed(100, y + BAND / 2, moreArrow(0, 'hospital-arrow'))] : []),
  ];
}

function keyOf({ sellers, medicare, hospital }: Strip): Element[] {
  const named = sellers.filter((seller) => !isSpeck(seller));
  return [
    ...named.map((seller) => {
      const draw = seller.look === 'demo' || seller.look === 'own' ? diamond : disc;
      const { open: _, ...still } = seller;
      return keyLine(draw({ ...still, radius: DOT }), seller.name, seller.amount, seller.note);
    }),
    ...(hospital === undefined
      ? []
      : [
          keyLine(
            [
              el('rect', { class: 'hospital', x: '-10', y: '-5', width: '20', height: '10' }),
              ...medianGlyph(),
            ],
            hospital.text,
          ),
        ]),
    ...(medicare === undefined
      ? []
      : [keyLine([el('line', { class: 'medicare', x1: '0', x2: '0', y1: '-10', y2: '10' })], medicare.text)]),
  ];
}

const medianGlyph = (): Element[] => [el('line', { class: 'median', x1: '0', x2: '0', y1: '-7', y2: '7' })];

const keyLine = (shapes: readonly Element[], name: string, amount?: string, note?: string): Element =>
  el(
    'li',
    {},
    glyph(shapes),
    el(
      'span',
      {},
      name,
      ...(amount === undefined ? [] : [' ', el('strong', {}, amount)]),
      ...(note === undefined ? [] : [`, ${note}`]),
    ),
  );

/** The key as lines of Markdown, where no table says more. */
export function stripMarkdown(
  { title, sellers, hospital, medicare, more, twin }: Strip,
  plain: (text: string) => string,
): string {
  if (twin === 'none') return '';
  const lines = [
    ...sellers
      .filter((seller) => !isSpeck(seller))
      .map(({ name, amount, note }) => `${name}: ${amount}${note === undefined ? '' : `, ${note}`}`),
    ...[hospital?.text, medicare?.text, more].filter((line) => line !== undefined),
  ];
  return [`${plain(title)}:`, '', ...lines.map((line) => `- ${plain(line)}`)].join('\n');
}
