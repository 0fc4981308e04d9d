import { pageUrl } from '../address.ts';
import { polarityOf } from '../alarm/polarity.ts';
import { urgencyOfUnranged } from '../alarm/unranged.ts';
import { leastUrgent, type Urgency } from '../alarm/urgency.ts';
import { analyteNamed, matchAnalyte, optionsOf } from '../analytes/match.ts';
import type { NamedAnalyte } from '../model/analyte.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Marker } from '../model/marker.ts';
import type { Lang } from '../model/vocabulary.ts';
import { offered } from '../names/match.ts';
import { bySlug } from '../once.ts';
import type { Person } from '../people/person.ts';
import type { Speaking, Words } from '../words/index.ts';
import { withMark } from './against-mark.ts';
import { meaningPath, sourcesOf } from './describe.ts';
import { floorFields, wordFields } from './floor-fields.ts';
import { judgeNumber, urgencyInEveryUnit } from './judge-number.ts';
import { byPrinted, judgeWord } from './judge-word.ts';
import type { Flag } from './limits.ts';
import { type Own, ownRange } from './own-range.ts';
import type { Printed, Supplied } from './supplied.ts';

type Slices = Pick<Dataset, 'analytes' | 'markers' | 'service'>;

export type Interpreted = ReturnType<typeof interpretValue>;

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
    const near = match.kind === 'none' && own === undefined ? optionsOf(match.near, data.analytes, lang) : [];
    const options = match.kind === 'several' ? optionsOf(match.slugs, data.analytes, lang) : [];
    return {
      result: withMark(
        {
          input,
          ...asGiven,
          ...(byPrintedWord(entry, printed, own, meantBy(match, data), words) ??
            undecided(
              own,
              match.kind === 'several'
                ? reference.severalMarkers
                : unfit === undefined
                  ? reference.unknownMarker
                  : reference.otherUnit(unfit.said[lang].name),
            )),
          ...floorFields(
            entry,
            printed,
            own,
            {
              inEveryUnit: urgencyIn(
                unfit === undefined ? mayBe(match, own, data) : [unfit.slug],
                unfit === undefined ? entry.unit : undefined,
                printed,
                person,
                data,
              ),
            },
            speaking,
          ),
          ...(options.length > 0 ? { options } : {}),
          ...(near.length > 0 ? { didYouMean: near } : {}),
          sources: [],
        },
        entry.mark,
        words,
      ),
      more: false,
    };
  }
  const marker = bySlug(data.markers.records).get(analyte.slug);
  const { name } = analyte.said[lang];
  const known = { marker: { slug: analyte.slug, name }, input };
  if (marker === undefined) {
    const said = byPrintedWord(entry, printed, own, [analyte], words);
    return {
      result: withMark(
        {
          ...known,
          ...asGiven,
          ...(said ?? undecided(own, words.reference.notRanged(name))),
          ...floorFields(
            entry,
            printed,
            own,
            { called: urgencyOfUnranged(analyte.slug, printed, entry.unit, person, data.markers) },
            speaking,
          ),
          ...wordFields(
            analyte.slug,
            printed,
            { expected: said?.flag === 'normal' ? 'yes' : undefined, flag: said?.flag ?? '' },
            data,
            speaking,
          ),
          sources: [],
        },
        entry.mark,
        words,
      ),
      more: false,
    };
  }
  const judged =
    printed.kind === 'words'
      ? judgeWord(printed.text, marker, { own, printed: entry.expected }, speaking)
      : judgeNumber(
          printed,
          entry,
          { marker, own, person, method: entry.method, mostShown, sources: data.markers },
          speaking,
        );
  const { more, sources } = judged;
  const strip =
    judged.result.flag === 'indeterminate' ? byPrintedWord(entry, printed, own, [analyte], words) : undefined;
  const { reason: _, ...decided } = { reason: undefined, ...judged.result };
  const result = strip === undefined ? withMark(judged.result, entry.mark, words) : { ...decided, ...strip };
  return {
    ...('measured' in judged ? { measured: judged.measured } : {}),
    result: {
      ...known,
      ...asGiven,
      ...result,
      ...wordFields(
        analyte.slug,
        printed,
        {
          expected: result.flag === 'normal' ? 'yes' : marker.expected === undefined ? undefined : 'no',
          flag: result.flag,
        },
        data,
        speaking,
      ),
      // In a long report only beside what is out of range.
      ...(mostShown === 1 && result.flag === 'normal' ? {} : { retest: marker.said[lang].text.retest }),
      sources: sources.length > 0 ? sources : sourcesOf(marker).slice(0, 1),
      links: linksFor(marker, result.flag, data, lang),
    },
    more,
  };
}

/** The analytes that a name may mean. */
const meantBy = (match: ReturnType<typeof matchAnalyte>, { analytes }: Slices): readonly NamedAnalyte[] =>
  offered(match).flatMap((slug) => analyteNamed(slug, analytes) ?? []);

/**
 * What the word that the report prints as expected says of a result. Of a number it says something only in urine, where
 * a strip prints an amount beside "negative"; elsewhere such a word is what the number means.
 */
function byPrintedWord(
  { expected }: Supplied,
  printed: Printed,
  own: Own | undefined,
  meant: readonly NamedAnalyte[],
  words: Words,
) {
  if (expected === undefined || own !== undefined) return undefined;
  if (printed.kind === 'words') return byPrinted(printed.text, expected, words);
  const strip = meant.length > 0 && meant.every(({ specimen }) => specimen === 'urine');
  const [value] = printed.values;
  return strip && printed.comparator === undefined && polarityOf(expected) === 'negative'
    ? byPrinted(value > 0 ? '+' : 'negative', expected, words)
    : undefined;
}

/** The analytes that a name of several may mean; of a value outside of the report's own range, those with limits. */
function mayBe(
  match: ReturnType<typeof matchAnalyte>,
  own: Own | undefined,
  { markers }: Slices,
): readonly string[] {
  if (match.kind !== 'several') return [];
  const outside = own?.flag === 'low' || own?.flag === 'high';
  const limited = match.slugs.filter((slug) => bySlug(markers.records).get(slug)?.limits !== undefined);
  return outside && limited.length > 0 ? limited : match.slugs;
}

/** How urgent a value is at the least, whichever analyte and unit is meant of those that it may be. */
function urgencyIn(
  slugs: readonly string[],
  unit: string | undefined,
  printed: Printed,
  person: Person,
  { markers }: Slices,
): Urgency | undefined {
  if (printed.kind !== 'number') return undefined;
  return leastUrgent(
    slugs.map((slug) => {
      const marker = bySlug(markers.records).get(slug);
      return marker === undefined ? undefined : urgencyInEveryUnit(printed, unit, marker, person);
    }),
  );
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
