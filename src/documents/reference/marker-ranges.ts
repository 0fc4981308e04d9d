import { type Block, link, type Text } from '../../blocks/doc.ts';
import { copyNote } from '../../blocks/source-words.ts';
import { unitChoice } from '../../blocks/unit-choice.ts';
import { convertValue } from '../../core/chemistry/convert.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Band, Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { adultBands } from '../../core/reference/bands.ts';
import { sourceOf } from '../../core/reference/describe.ts';
import { limitsText } from '../../core/reference/limits.ts';
import { withMethods } from '../../core/reference/methods.ts';
import { wordsOf } from '../../core/words/index.ts';

/** What the ranges of a marker's page are made from. */
export interface Ranged {
  readonly marker: Marker;
  readonly lang: Lang;
  readonly data: Pick<Dataset, 'conversions'>;
}

const WORDS = {
  en: {
    who: 'Who',
    range: 'Range',
    method: 'Method',
    kind: 'Kind',
    source: 'Source',
    kinds: {
      reference_interval: 'reference interval',
      decision_limit: 'decision limit',
      risk_category: 'risk category',
    },
    drawn: (name: string) => `${name}: ranges side by side`,
    some: (name: string, shown: number, all: number) =>
      `${name}: ${shown} of ${all} ranges side by side, adults first; the table has all`,
  },
  es: {
    who: 'Quién',
    range: 'Rango',
    method: 'Método',
    kind: 'Tipo',
    source: 'Fuente',
    kinds: {
      reference_interval: 'intervalo de referencia',
      decision_limit: 'límite de decisión',
      risk_category: 'categoría de riesgo',
    },
    drawn: (name: string) => `${name}: los rangos, uno junto a otro`,
    some: (name: string, shown: number, all: number) =>
      `${name}: ${shown} de ${all} rangos, uno junto a otro, primero los adultos; la tabla los tiene todos`,
  },
} as const;

/** More than this are a table, not an answer at a glance. */
const MOST_FIGURES = 4;
const MOST_DRAWN = 12;

const labelsOf = (bands: readonly Band[], lang: Lang): string[] =>
  withMethods(
    bands.map(({ population, method }) => ({ population: population[lang], method: method?.[lang] })),
  );

/** The adult ranges set large: what most people came for. Nothing where they are many. */
export function adultFigures(page: Ranged): Block[] {
  const { marker, lang } = page;
  const adults = adultBands(marker);
  if (adults.length === 0 || adults.length > MOST_FIGURES) return [];
  const whose = labelsOf(adults, lang);
  return [
    {
      kind: 'facts',
      display: 'figures',
      items: adults.map((band, i) => ({
        term: whose[i] ?? '',
        value: limitsText(band, marker.unit, wordsOf(lang)),
      })),
    },
  ];
}

/** The ranges as bars on one axis; nothing where there is only one to look at. */
export function rangeBars(page: Ranged): Block[] {
  const { marker, lang } = page;
  const { bands } = marker;
  const words = WORDS[lang];
  const { name } = marker.said[lang];
  const bounded = [...new Set([...adultBands(marker), ...bands])].filter(
    ({ low, high }) => low !== undefined || high !== undefined,
  );
  const shown = bounded.slice(0, MOST_DRAWN);
  if (shown.length < 2) return [];
  const whose = labelsOf(shown, lang);
  return [
    {
      kind: 'ranges',
      title: shown.length < bands.length ? words.some(name, shown.length, bands.length) : words.drawn(name),
      unit: marker.unit,
      rows: shown.map((band, i) => ({
        label: whose[i] ?? '',
        text: limitsText(band, marker.unit, wordsOf(lang)),
        low: band.low,
        high: band.high,
      })),
    },
  ];
}

/** The choice of unit above the first of the tables, where they stand in two. */
export const unitBlocks = (page: Ranged): Block[] =>
  otherUnit(page) === undefined ? [] : [{ kind: 'drawing', element: unitChoice(page.lang) }];

/** Ranges as a table: in the marker's own unit, and in the other system's where a conversion is held. */
export function bandTable(caption: string, bands: readonly Band[], page: Ranged): Block {
  const { marker, lang } = page;
  const words = WORDS[lang];
  const other = otherUnit(page);
  const methods = bands.some(({ method }) => method !== undefined);
  const kinds = bands.some(({ kind }) => kind !== 'reference_interval');
  return {
    kind: 'table',
    caption,
    head: [
      words.who,
      other === undefined ? words.range : `${words.range}, ${marker.unit}`,
      ...(other === undefined ? [] : [`${words.range}, ${other.unit}`]),
      ...(kinds ? [words.kind] : []),
      ...(methods ? [words.method] : []),
      words.source,
    ],
    ...(other === undefined
      ? {}
      : { units: [undefined, other.own, other.own === 'us' ? 'si' : 'us'] as const }),
    rows: bands.map((band): Text[] => [
      band.population[lang],
      limitsText(band, marker.unit, wordsOf(lang)),
      ...(other === undefined ? [] : [limitsText(other.of(band), other.unit, wordsOf(lang))]),
      ...(kinds ? [words.kinds[band.kind]] : []),
      ...(methods ? [band.method?.[lang] ?? ''] : []),
      sourceLink(marker, band.source, lang),
    ]),
  };
}

/** The other system's unit, and a band in it, rounded as laboratories print it. */
function otherUnit({ marker, data }: Ranged) {
  const conversion = data.conversions.records.find(({ slug }) => slug === (marker.conversion ?? marker.slug));
  if (conversion === undefined) return undefined;
  const { conventionalUnit, siUnit, siDecimals, conventionalDecimals } = conversion;
  const own = marker.unit === conventionalUnit ? 'us' : marker.unit === siUnit ? 'si' : undefined;
  if (own === undefined) return undefined;
  const unit = own === 'us' ? siUnit : conventionalUnit;
  const decimals = own === 'us' ? siDecimals : conventionalDecimals;
  const convert = (value: number | undefined): number | undefined => {
    if (value === undefined) return undefined;
    const converted = convertValue(value, marker.unit, unit, marker.bridges)?.value;
    return converted === undefined ? undefined : Number(converted.toFixed(decimals));
  };
  return {
    unit,
    own,
    of: ({ low, high, ...band }: Band): Band => ({ ...band, low: convert(low), high: convert(high) }),
  } as const;
}

export function sourceLink(marker: Marker, key: string, lang: Lang): Text {
  const source = sourceOf(marker, key);
  return [link(source.publisher, source.url), ...copyNote(source, lang)];
}
