import type { Asked, HeroRow, HeroZone, RangeHero } from '../../blocks/range-hero/model.ts';
import { scaleOf } from '../../blocks/range-hero/scale.ts';
import { criticalOf } from '../../core/alarm/critical-limits.ts';
import type { LimitSources } from '../../core/model/limit.ts';
import type { Band, Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { isAdult } from '../../core/people/person.ts';
import { limitsText } from '../../core/reference/limits.ts';
import { withMethods } from '../../core/reference/methods.ts';
import type { Words } from '../../core/words/index.ts';
import { heroLimits } from './limits-of.ts';

const TITLES: Readonly<Record<Lang, (name: string) => string>> = {
  en: (name) => `${name}: the range and your value`,
  es: (name) => `${name}: el rango y su valor`,
};

/** Units that reports print; more are asked for on the page of a whole report. */
const MOST_UNITS = 6;
/** An adult whose critical limits are drawn. */
const ADULT = { age: 40 } as const;

const ACTION = '/tools/lookup-reference-range/answer';

const forAdults = (band: Band): boolean => band.pregnancy === undefined && isAdult(band);
const isBounded = ({ low, high }: Band): boolean => low !== undefined || high !== undefined;

/** The range of a marker as a bar with a field for a value; nothing of a result in words. */
export function rangeHero(
  marker: Marker,
  lang: Lang,
  words: Words,
  guidelines: LimitSources['guidelines'],
): RangeHero[] {
  const { slug, bands, unit, otherUnits, said } = marker;
  const adults = bands.filter((band) => forAdults(band) && isBounded(band));
  const drawn = adults.length > 0 ? adults : bands.filter(isBounded);
  if (drawn.length === 0) return [];
  const zones = zonesOf(marker, lang, words);
  const critical = criticalOf(marker, ADULT, words);
  const rows = rowsOf(marker, new Set(drawn), { lang, words, guidelines });
  const edges = [...drawn, ...zones];
  const lows = drawn.flatMap(({ low }) => low ?? []);
  const highs = edges.flatMap(({ high }) => high ?? []);
  const beyond = zones.flatMap(({ low }) => low ?? []);
  return [
    {
      kind: 'range-hero',
      slug,
      title: TITLES[lang](said[lang].name),
      units: [...new Set([unit, ...otherUnits])].slice(0, MOST_UNITS),
      scale: scaleOf({
        low: least([...lows, ...(highs.length === 0 ? beyond : [])]),
        high: most([...highs, ...(highs.length === 0 ? [] : beyond)]),
        critical,
        limits: rows.flatMap(({ aside, limits }) => (aside ? [] : limits.map(({ of }) => of))),
      }),
      rows,
      zones,
      critical: {
        ...(critical?.low === undefined ? {} : { low: critical.low }),
        ...(critical?.high === undefined ? {} : { high: critical.high }),
      },
      asks: asksOf(bands),
      action: ACTION,
    },
  ];
}

const least = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.min(...values);
const most = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values);

function rowsOf(
  marker: Marker,
  drawn: ReadonlySet<Band>,
  { lang, words, guidelines }: Parameters<typeof heroLimits>[2],
): HeroRow[] {
  const { bands, unit } = marker;
  const whose = withMethods(
    bands.map(({ population, method }) => ({ population: population[lang], method: method?.[lang] })),
  );
  return bands.flatMap((band, i): HeroRow[] =>
    isBounded(band)
      ? [
          {
            label: whose[i] ?? '',
            text: limitsText(band, unit, words),
            low: band.low,
            high: band.high,
            limits: heroLimits(marker, band, { lang, words, guidelines }),
            band: i,
            ...(drawn.has(band) ? {} : { aside: true }),
          },
        ]
      : [],
  );
}

/** The named zones that are for every adult: others would need to know whom they are for. */
const zonesOf = ({ categories, unit }: Marker, lang: Lang, words: Words): HeroZone[] =>
  categories
    .filter((zone) => zone.sex === undefined && isAdult(zone))
    .map((zone) => ({
      label: zone.label[lang],
      text: limitsText(zone, unit, words),
      low: zone.low,
      high: zone.high,
      tone: zone.says,
    }));

/** What the ranges differ by. */
function asksOf(bands: readonly Band[]): Asked[] {
  const pregnancies = new Set(bands.flatMap(({ pregnancy }) => pregnancy ?? []));
  return [
    ...(bands.some(({ sex }) => sex !== undefined) ? (['sex'] as const) : []),
    ...(pregnancies.size > 0 ? (['pregnancy'] as const) : []),
    ...([...pregnancies].some((one) => one !== 'any') ? (['trimester'] as const) : []),
    ...(bands.some(({ ageFrom, ageBefore }) => ageFrom !== undefined || ageBefore !== undefined)
      ? (['age'] as const)
      : []),
  ];
}
