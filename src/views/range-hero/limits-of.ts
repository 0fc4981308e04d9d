import type { HeroLimit } from '../../blocks/range-hero/model.ts';
import type { GuidelineLimit, LimitSources } from '../../core/model/limit.ts';
import type { Band, Marker } from '../../core/model/marker.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { inDays, isAdult } from '../../core/people/person.ts';
import { beyondText } from '../../core/reference/limits.ts';
import type { Words } from '../../core/words/index.ts';

interface Speaking {
  readonly lang: Lang;
  readonly words: Words;
  readonly guidelines: LimitSources['guidelines'];
}

/** More are in the table of the page. */
const MOST = 4;

const SAYS: Readonly<Record<Lang, (body: string, beyond: string, says: string) => string>> = {
  en: (body, beyond, says) => `${body}: ${beyond} speaks of ${says}`,
  es: (body, beyond, says) => `${body}: ${beyond} indica ${says}`,
};

/** What guideline bodies say for the people of a range, lowest first; what the zones say already is left out. */
export function heroLimits(marker: Marker, band: Band, { lang, words, guidelines }: Speaking): HeroLimit[] {
  const all = marker.limits?.guideline ?? [];
  const edges = new Set(marker.categories.flatMap(({ low, high }) => [low, high]));
  return all
    .flatMap((limit, index): HeroLimit[] => {
      const { side, of, says, when } = limit;
      if (!isTold(limit) || edges.has(of) || !isFor(limit, band, marker)) return [];
      const body = guidelines[limit.guideline]?.body ?? limit.guideline;
      const text = SAYS[lang](body, beyondText(limit, marker.unit, words), says[lang]);
      return [
        {
          index,
          side,
          of,
          decides: limit.decides !== 'no',
          text: when === undefined ? text : `${text} (${when[lang]})`,
        },
      ];
    })
    .sort((a, b) => Number(b.decides) - Number(a.decides))
    .filter((one, i, list) => list.findIndex((other) => other.of === one.of && other.side === one.side) === i)
    .slice(0, MOST)
    .sort((a, b) => a.of - b.of);
}

/** What needs more than the value, such as a known illness, is in the table of the page. */
const isTold = ({ decides, when, postmenopausal }: GuidelineLimit): boolean =>
  postmenopausal === undefined && (decides !== 'no' || when === undefined);

/** Whether a limit is for people whom the range is for, too. */
function isFor(limit: GuidelineLimit, band: Band, { sex }: Pick<Marker, 'sex'>): boolean {
  const whose = band.sex ?? sex;
  if (limit.sex !== undefined && whose !== undefined && limit.sex !== whose) return false;
  if (limit.sex !== undefined && whose === undefined && limit.pregnancy === undefined) return false;
  if ((limit.pregnancy === undefined) !== (band.pregnancy === undefined)) return false;
  if (
    limit.pregnancy !== undefined &&
    ![limit.pregnancy, 'any'].includes(band.pregnancy ?? 'any') &&
    limit.pregnancy !== 'any'
  )
    return false;
  const lived = livedBy(band);
  const meant = livedBy(limit);
  return lived.from < meant.before && meant.from < lived.before;
}

const ADULT = inDays({ value: 20, unit: 'years' });

/** The days of life of people that a range is for: of adults where it says nothing of their beginning. */
function livedBy({ ageFrom, ageBefore }: Pick<Band, 'ageFrom' | 'ageBefore'>) {
  const from = ageFrom === undefined ? 0 : inDays(ageFrom);
  return {
    from: isAdult({ ageBefore }) ? Math.max(from, ADULT) : from,
    before: ageBefore === undefined ? Number.POSITIVE_INFINITY : inDays(ageBefore),
  };
}
