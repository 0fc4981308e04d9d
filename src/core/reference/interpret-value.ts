import { pageUrl } from '../address.ts';
import { significant } from '../chemistry/convert.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Marker } from '../model/marker.ts';
import type { Lang } from '../model/vocabulary.ts';
import { type Match, offered } from '../names/match.ts';
import type { Speaking } from '../words/index.ts';
import { type Flag, flagOf, type Person } from './bands.ts';
import { criticalText, meaningPath, sourcesOf } from './describe.ts';
import { decided, judge, ownRange, suggestion } from './judge.ts';
import { matchMarker } from './match-marker.ts';
import { readValue, unitReason } from './read-value.ts';

/** A value as a report prints it. */
export interface Supplied {
  readonly marker: string;
  readonly value: number;
  readonly unit?: string | undefined;
  /** The report's own range. */
  readonly refLow?: number | undefined;
  readonly refHigh?: number | undefined;
}

type Slices = Pick<Dataset, 'markers' | 'conversions' | 'service'>;

export type Interpreted = ReturnType<typeof interpretValue>;

/** A value of a report, judged; `more` where ranges that may apply are not shown beside it. */
export function interpretValue(
  entry: Supplied,
  person: Person,
  mostShown: number,
  data: Slices,
  speaking: Speaking,
) {
  const { lang, words } = speaking;
  const { reference } = words;
  const given = entry.unit === undefined ? {} : { unit: entry.unit };
  const input = { marker: entry.marker, value: entry.value, ...given };
  const match = matchMarker(entry.marker, data.markers.names);
  const marker =
    match.kind === 'one' ? data.markers.records.find(({ slug }) => slug === match.slug) : undefined;
  const own = ownRange(entry, words);
  const swapped = own === undefined && entry.refLow !== undefined && entry.refHigh !== undefined;
  const warnings = swapped ? [reference.swapped] : [];
  if (marker === undefined) {
    const options = own === undefined ? optionsFor(match, data, lang) : [];
    return {
      result: {
        input,
        value: entry.value,
        ...given,
        ...decided(own, undefined),
        ...(own === undefined
          ? { reason: match.kind === 'several' ? reference.severalMarkers : reference.unknownMarker }
          : {}),
        ...(options.length > 0 ? { options } : {}),
        sources: [],
      },
      more: false,
    };
  }
  const conversion = data.conversions.records.find(({ slug }) => slug === (marker.conversion ?? marker.slug));
  const reading = readValue(entry.value, entry.unit, marker, conversion);
  const { name, text } = marker.said[lang];
  const named = { marker: { slug: marker.slug, name }, input };
  const background = {
    retest: text.retest,
    links: linksFor(marker, own?.flag, data, lang),
    sources: sourcesOf(marker).slice(0, 1),
  };
  if (reading.kind === 'unreadable') {
    const reason = unitReason(reading.problem, name, words);
    const notes = own === undefined ? warnings : [reason, ...warnings];
    return {
      result: {
        ...named,
        ...decided(own, undefined),
        value: entry.value,
        ...given,
        ...(own === undefined ? { reason, missing: ['unit'] } : {}),
        ...(notes.length > 0 ? { notes } : {}),
        ...suggestion(own?.flag, marker, speaking),
        ...background,
      },
      more: false,
    };
  }
  const published = judge(reading.value, marker, person, speaking, mostShown);
  const critical = criticalText(reading.value, marker, words);
  const category = marker.categories.find((zone) => flagOf(reading.value, zone) === 'normal')?.label[lang];
  const notes = [...(reading.doubtful ? [reference.hardlyPossible] : []), ...published.notes, ...warnings];
  return {
    result: {
      ...named,
      ...(critical === undefined ? {} : { critical: { text: critical } }),
      ...decided(own, published),
      value: significant(reading.value),
      unit: marker.unit,
      ...(reading.by === undefined ? {} : { converted: reading.by }),
      ...(reading.assumed ? { unitAssumed: true } : {}),
      ...(category === undefined ? {} : { category }),
      ...(notes.length > 0 ? { notes } : {}),
      ...suggestion(own?.flag ?? published.flag, marker, speaking),
      ...background,
      ...(published.sources.length > 0 ? { sources: published.sources } : {}),
      links: linksFor(marker, own?.flag ?? published.flag, data, lang),
    },
    more: published.more,
  };
}

/** The marker's page, and the page of what the flag may mean where there is one. */
function linksFor(marker: Marker, flag: Flag | 'indeterminate' | undefined, { service }: Slices, lang: Lang) {
  const { origin } = service.service;
  const side = marker.meanings.find((known) => known === flag);
  return {
    marker: pageUrl(origin, `/biomarkers/${marker.slug}`, lang),
    ...(side === undefined ? {} : { interpretation: pageUrl(origin, meaningPath(marker, side), lang) }),
  };
}

/** What a name that fits several markers, or none, may mean. */
function optionsFor(match: Match, { markers }: Slices, lang: Lang) {
  return offered(match).flatMap((slug) =>
    markers.records
      .filter((record) => record.slug === slug)
      .map(({ said }) => ({ slug, name: said[lang].name })),
  );
}
