import { type Element, el, type Node } from '../../blocks/element.ts';
import { ngPerDl } from '../../core/chemistry/testosterone.ts';
import {
  CURVE_SHBG,
  type CurvePoint,
  freeTestosteroneCurve,
} from '../../core/chemistry/testosterone-curve.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { calculateFreeTestosterone } from '../../core/tools/calculate-free-testosterone.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import { rangePlace } from '../range-hero/place.ts';
import { callout, figures, h2, p, type Showing, sourcesElement, table, ul } from '../showing.ts';

const WORDS = {
  en: {
    heading: 'Result',
    free: 'Free testosterone',
    bioavailable: 'Bioavailable testosterone',
    of: 'of the total',
    curve: 'How free testosterone moves with SHBG',
    about: (total: string) => `Total testosterone stays ${total}; only SHBG changes. The dot is your value.`,
    axisX: 'SHBG, nmol/L',
    axisY: 'Free testosterone, ng/dL',
    you: 'your value',
    head: ['SHBG, nmol/L', 'Free, ng/dL', 'Free, pg/mL'],
    limits: 'Where the equation does not hold',
    method: 'Equation',
    dialysis:
      'The calculation stands for a measurement by equilibrium dialysis. Compare it with ranges of that method only:',
  },
  es: {
    heading: 'Resultado',
    free: 'Testosterona libre',
    bioavailable: 'Testosterona biodisponible',
    of: 'del total',
    curve: 'Cómo cambia la testosterona libre con la SHBG',
    about: (total: string) =>
      `La testosterona total se mantiene en ${total}; solo cambia la SHBG. El punto es su valor.`,
    axisX: 'SHBG, nmol/L',
    axisY: 'Testosterona libre, ng/dL',
    you: 'su valor',
    head: ['SHBG, nmol/L', 'Libre, ng/dL', 'Libre, pg/mL'],
    limits: 'Cuándo no sirve la ecuación',
    method: 'Ecuación',
    dialysis:
      'El cálculo equivale a una medición por diálisis de equilibrio. Compárelo solo con rangos de ese método:',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** Free and bioavailable testosterone, and how the free part moves with SHBG. */
export function result(answer: AnswerOf<typeof calculateFreeTestosterone>, showing: Showing): Element[] {
  const {
    inputs,
    freeTestosterone: free,
    bioavailableTestosterone: bio,
    method,
    limits,
    warnings = [],
    sources,
    disclaimer,
  } = answer;
  const words = WORDS[showing.lang];
  const curve = freeTestosteroneCurve(inputs.totalTestosterone.nmolL, inputs.albuminGdL);
  return [
    h2(words.heading),
    ...warnings.map((warning) => callout('warning', warning)),
    figures(
      figure(
        words.free,
        `${shortly(free.ngdL)} ng/dL`,
        `${shortly(free.pgmL)} pg/mL · ${free.nmolL.toPrecision(3)} nmol/L · ${free.percent.toPrecision(3)} % ${words.of}`,
      ),
      figure(
        words.bioavailable,
        `${shortly(bio.ngdL)} ng/dL`,
        `${bio.nmolL.toPrecision(3)} nmol/L · ${bio.percent.toPrecision(3)} % ${words.of}`,
      ),
    ),
    p(words.dialysis),
    rangePlace({ slug: 'testosterone-free-dialysis', value: free.pgmL, unit: 'pg/mL' }, showing),
    h2(words.curve),
    p(words.about(`${shortly(inputs.totalTestosterone.ngdL)} ng/dL`)),
    curveElement(curve, { shbgNmolL: inputs.shbgNmolL, freeNmolL: free.nmolL }, showing),
    table(
      words.curve,
      words.head,
      curve
        .filter(({ shbgNmolL }) => TOLD.has(shbgNmolL))
        .map(({ shbgNmolL, freeNmolL }) => [
          String(shbgNmolL),
          ngPerDl(freeNmolL).toFixed(1),
          (ngPerDl(freeNmolL) * 10).toFixed(0),
        ]),
      [1, 2],
    ),
    h2(words.limits),
    ul(limits),
    p(
      `${words.method}: ${method.name}. `,
      el('span', showing.lang === 'es' ? { lang: 'en' } : {}, method.source),
    ),
    ...sourcesElement(sources, showing),
    callout('note', disclaimer),
  ];
}

const shortly = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

const figure = (term: string, value: string, more: string): readonly [readonly Node[], string] => [
  [term, el('br', {}), el('small', {}, more)],
  value,
];

/** SHBG of the rows of the table. */
const TOLD: ReadonlySet<number> = new Set([10, 25, 50, 75, 100, 125, 150]);

const WIDTH = 460;
const HEIGHT = 260;
const LEFT = 46;
const BOTTOM = 40;
const TOP = 14;
const RIGHT = 14;

/** The upper end of an axis: the next of 1, 2, 2.5, 5 times a power of ten. */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => value <= step * power) ?? 10) * power;
}

/** The curve with the person's own point; the table beside it has its numbers. */
function curveElement(
  curve: readonly CurvePoint[],
  point: CurvePoint,
  { lang }: Pick<Showing, 'lang'>,
): Element {
  const words = WORDS[lang];
  const own = ngPerDl(point.freeNmolL);
  const top = niceCeiling(Math.max(...curve.map(({ freeNmolL }) => ngPerDl(freeNmolL)), own));
  const { from, to } = CURVE_SHBG;
  const x = (shbg: number): number =>
    LEFT + ((Math.min(to, Math.max(from, shbg)) - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const y = (ngdL: number): number => TOP + (1 - ngdL / top) * (HEIGHT - TOP - BOTTOM);
  const path = curve
    .map(
      ({ shbgNmolL, freeNmolL }, i) =>
        `${i === 0 ? 'M' : 'L'}${x(shbgNmolL).toFixed(1)} ${y(ngPerDl(freeNmolL)).toFixed(1)}`,
    )
    .join('');
  const ticks = [0, 0.5, 1].map((share) => share * top);
  return el(
    'figure',
    { class: 'chart curve' },
    el('figcaption', {}, words.axisY),
    el(
      'svg',
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: 'img',
        'aria-label': `${words.curve}: SHBG ${point.shbgNmolL} nmol/L, ${shortly(own)} ng/dL.`,
      },
      ...ticks.flatMap((tick) => [
        el('path', { class: 'grid', d: `M${LEFT} ${y(tick).toFixed(1)}H${WIDTH - RIGHT}` }),
        el(
          'text',
          { x: String(LEFT - 6), y: String(y(tick) + 5), 'text-anchor': 'end' },
          String(Number(tick.toPrecision(3))),
        ),
      ]),
      ...[from, 50, 100, to].map((shbg) =>
        el(
          'text',
          { x: x(shbg).toFixed(1), y: String(HEIGHT - 20), 'text-anchor': shbg === to ? 'end' : 'middle' },
          String(shbg),
        ),
      ),
      el('text', { x: String(WIDTH - RIGHT), y: String(HEIGHT - 3), 'text-anchor': 'end' }, words.axisX),
      el('path', { class: 'trace', d: path }),
      el('circle', { class: 'own', cx: x(point.shbgNmolL).toFixed(1), cy: y(own).toFixed(1), r: '7' }),
      el(
        'text',
        {
          class: 'label',
          x: String(Math.min(x(point.shbgNmolL) + 12, WIDTH - 90).toFixed(1)),
          y: (y(own) - 10).toFixed(1),
        },
        words.you,
      ),
    ),
  );
}
