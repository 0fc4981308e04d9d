import { pageUrl } from '../address.ts';
import { analyteNamed, matchAnalyte } from '../analytes/match.ts';
import type { NamedAnalyte } from '../model/analyte.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Marker } from '../model/marker.ts';
import type { Lang } from '../model/vocabulary.ts';
import { onceFor } from '../once.ts';
import type { Speaking } from '../words/index.ts';
import type { Flag, Person } from './bands.ts';
import { meaningPath, sourcesOf } from './describe.ts';
import { criticalInEveryUnit, judgeNumber } from './judge-number.ts';
import { judgeWord } from './judge-word.ts';
import { type Own, ownRange } from './own-range.ts';
import type { Printed, Supplied } from './supplied.ts';

type Slices = Pick<Dataset, 'analytes' | 'markers' | 'service'>;

export type Interpreted = ReturnType<typeof interpretValue>;

const markersBySlug = onceFor(
  ({ records }: Dataset['markers']): ReadonlyMap<string, Marker> =>
    new Map(records.map((record) => [record.slug, record])),
);

/** A value of a report, judged; `more` where ranges that may apply are not shown beside it. */
export function interpretValue(
  entry: Supplied,
  printed: Printed,
  person: Person,
  mostShown: number,
  data: Slices,
  speaking: Speaking,
) {
  const { lang, words } = speaking;
  const { comparator } = printed;
  const given = {
    ...(comparator === undefined ? {} : { comparator }),
    ...(entry.unit === undefined ? {} : { unit: entry.unit }),
  };
  const input = { marker: entry.marker, value: entry.value, ...given };
  const asGiven = { value: printed.kind === 'number' ? printed.values[0] : printed.text, ...given };
  const own = ownRange(entry, printed, words);
  const match = matchAnalyte(entry.marker, data.analytes, entry.unit);
  const analyte = match.kind === 'one' ? analyteNamed(match.slug, data.analytes) : undefined;
  if (analyte === undefined) {
    const { reference } = words;
    const unfit = match.unfit === undefined ? undefined : analyteNamed(match.unfit, data.analytes);
    const near = match.kind === 'none' && own === undefined ? named(match.near, data, lang) : [];
    const options = match.kind === 'several' ? named(match.slugs, data, lang) : [];
    return {
      result: {
        input,
        ...asGiven,
        ...alarmOf(unfit, printed, data, speaking),
        ...undecided(
          own,
          match.kind === 'several'
            ? reference.severalMarkers
            : unfit === undefined
              ? reference.unknownMarker
              : reference.otherUnit(unfit.said[lang].name),
        ),
        ...(options.length > 0 ? { options } : {}),
        ...(near.length > 0 ? { didYouMean: near } : {}),
        sources: [],
      },
      more: false,
    };
  }
  const marker = markersBySlug(data.markers).get(analyte.slug);
  const { name } = analyte.said[lang];
  const known = { marker: { slug: analyte.slug, name }, input };
  if (marker === undefined) {
    return {
      result: { ...known, ...asGiven, ...undecided(own, words.reference.notRanged(name)), sources: [] },
      more: false,
    };
  }
  const { result, more, sources } =
    printed.kind === 'words'
      ? judgeWord(printed.text, marker, own, speaking)
      : judgeNumber(printed, entry, { marker, own, person, mostShown }, speaking);
  return {
    result: {
      ...known,
      ...asGiven,
      ...result,
      retest: marker.said[lang].text.retest,
      sources: sources.length > 0 ? sources : sourcesOf(marker).slice(0, 1),
      links: linksFor(marker, result.flag, data, lang),
    },
    more,
  };
}

/** A value of which only the unit is strange: what is critical in every unit of the analyte is said all the same. */
function alarmOf(
  unfit: NamedAnalyte | undefined,
  printed: Printed,
  { markers }: Slices,
  { words }: Speaking,
): { critical?: { text: string } } {
  const marker = unfit === undefined ? undefined : markersBySlug(markers).get(unfit.slug);
  return marker !== undefined && printed.kind === 'number' && criticalInEveryUnit(printed, marker, words)
    ? { critical: { text: words.reference.critical.inEveryReading } }
    : {};
}

/** What is said of a value that no published range is known for: the report's own range, or why there is no flag. */
function undecided(own: Own | undefined, reason: string) {
  return own === undefined
    ? { flag: 'indeterminate' as const, rule: 'not_decided' as const, reason }
    : {
        flag: own.flag,
        rule: 'own_range' as const,
        range: own.range,
        ...(own.reason === undefined ? {} : { reason: own.reason }),
      };
}

/** The marker's page, and the page of what the flag may mean where there is one. */
function linksFor(marker: Marker, flag: Flag | 'indeterminate', { service }: Slices, lang: Lang) {
  const { origin } = service.service;
  const side = marker.meanings.find((known) => known === flag);
  return {
    marker: pageUrl(origin, `/biomarkers/${marker.slug}`, lang),
    ...(side === undefined ? {} : { interpretation: pageUrl(origin, meaningPath(marker, side), lang) }),
  };
}

/** What a name that fits several analytes, or none, may mean. */
const named = (slugs: readonly string[], { analytes }: Slices, lang: Lang) =>
  slugs.flatMap((slug) => {
    const analyte = analyteNamed(slug, analytes);
    return analyte === undefined ? [] : [{ slug, name: analyte.said[lang].name }];
  });
