import { type Block, link, paragraph, type Text } from '../../../blocks/doc.ts';
import { estimatedAverageGlucose } from '../../../core/chemistry/convert.ts';
import { CHARTS, type ChartName } from '../../../core/guides/prose-components.ts';
import type { Dataset } from '../../../core/model/dataset.ts';
import type { Band, Marker } from '../../../core/model/marker.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { adultBands } from '../../../core/reference/bands.ts';
import { limitsText } from '../../../core/reference/limits.ts';
import { wordsOf } from '../../../core/words/index.ts';
import { guidelineRows } from '../../reference/marker-limits.ts';
import { bandTable, rangeBars as barsOf, sourceLink } from '../../reference/marker-ranges.ts';
import { markersNamed, type Part } from './part.ts';
import { WORDS } from './words.ts';

/** <RangeBars marker="ferritin" />: the ranges by age and sex, with their table folded below. */
export const rangeBars: Part = ({ marker: slug }, data, lang) =>
  markersNamed(slug, data).flatMap((marker): Block[] => {
    const { name } = marker.said[lang];
    return [...barsOf({ marker, lang, data }), bandTable(name, adultBands(marker), { marker, lang, data })];
  });

/** <Limits marker="ferritin" />: a laboratory's range for adults beside the limits of guidelines. */
export const limits: Part = ({ marker, markers = marker }, data, lang) =>
  markersNamed(markers, data).map((one) => limitsTable(one, data, lang));

function limitsTable(marker: Marker, data: Dataset, lang: Lang): Block {
  const words = WORDS[lang].limits;
  const said = wordsOf(lang);
  return {
    kind: 'table',
    caption: words.caption(marker.said[lang].name),
    head: words.head,
    rows: [
      ...adultBands(marker).map((band): Text[] => [
        band.population[lang],
        limitsText(band, marker.unit, said),
        words.lab,
        sourceLink(marker, band.source, lang),
      ]),
      ...guidelineRows({ marker, lang, data }),
    ],
  };
}

/** <Retest markers="tsh ferritin" />: how soon a repeat says something. */
export const retest: Part = ({ markers }, data, lang) => [
  {
    kind: 'table',
    caption: WORDS[lang].retest.caption,
    head: WORDS[lang].retest.head,
    rows: markersNamed(markers, data).map(({ slug, said }) => [
      [link(said[lang].name, `/biomarkers/${slug}`)],
      said[lang].text.retest,
    ]),
  },
];

/** What is drawn of a chart: bands of markers, side by side. */
interface Drawn {
  readonly markers: readonly string[];
  readonly fits: (band: Band) => boolean;
}

const DRAWN: Readonly<Record<Exclude<ChartName, 'a1c-average-glucose'>, Drawn>> = {
  'cycle-hormones': {
    markers: ['fsh', 'lh', 'estradiol', 'progesterone'],
    fits: ({ cyclePhase }) => cyclePhase !== undefined,
  },
  'hcg-by-week': { markers: ['hcg-quantitative'], fits: ({ pregnancy }) => pregnancy !== undefined },
  'cortisol-by-hour': {
    markers: ['cortisol-am', 'cortisol-pm'],
    fits: ({ ageFrom }) => ageFrom?.value === 18,
  },
  'testosterone-by-age': {
    markers: ['testosterone-total'],
    fits: ({ sex, ageFrom }) => sex === 'male' && ageFrom?.unit === 'years' && ageFrom.value >= 10,
  },
  'ferritin-by-life': { markers: ['ferritin'], fits: ({ pregnancy }) => pregnancy === undefined },
  'tsh-in-pregnancy': { markers: ['tsh'], fits: ({ pregnancy }) => pregnancy !== undefined },
};

const isChart = (name: string): name is ChartName => CHARTS.some((known) => known === name);

/** <Chart name="cycle-hormones" />: our own bands as bars, with their table and sources. */
export const chart: Part = ({ name = '' }, data, lang) => {
  if (!isChart(name)) throw new Error(`Chart: no chart "${name}"`);
  if (name === 'a1c-average-glucose') return averageGlucose(lang);
  const { markers, fits } = DRAWN[name];
  const title = WORDS[lang].chart[name] ?? name;
  const several = markers.length > 1;
  return markersNamed(markers.join(' '), data).flatMap((marker): Block[] => {
    const bands = marker.bands.filter(fits);
    const said = wordsOf(lang);
    const caption = several ? `${title}: ${marker.said[lang].name}` : title;
    if (bands.length === 0) return [];
    const drawn = bands.map((band) => ({
      label: band.population[lang],
      text: limitsText(band, marker.unit, said),
      low: band.low,
      high: band.high,
    }));
    return [
      ...(drawn.length < 2
        ? []
        : [{ kind: 'ranges', title: caption, unit: marker.unit, rows: drawn } as const]),
      {
        kind: 'table',
        caption,
        head: WORDS[lang].bands.head,
        rows: bands.map((band): Text[] => [
          band.population[lang],
          limitsText(band, marker.unit, said),
          sourceLink(marker, band.source, lang),
        ]),
      },
    ];
  });
};

/** The span in which the formula was fitted. */
const A1C = [5, 6, 7, 8, 9, 10, 11, 12];

function averageGlucose(lang: Lang): Block[] {
  const words = WORDS[lang].average;
  return [
    {
      kind: 'table',
      caption: words.caption,
      head: words.head,
      numeric: [0, 1, 2],
      rows: A1C.map((a1c) => {
        const { mgdL, mmolL } = estimatedAverageGlucose(a1c);
        return [`${a1c}%`, String(Math.round(mgdL)), mmolL.toFixed(1)];
      }),
    },
    paragraph(words.formula),
  ];
}
