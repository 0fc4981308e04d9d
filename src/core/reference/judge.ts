import type { Band, Marker } from '../model/marker.ts';
import type { Person } from '../people/person.ts';
import type { Speaking, Words } from '../words/index.ts';
import { type Amount, amountText, placeOf } from './amount.ts';
import type { Unknown } from './bands.ts';
import { listedRange, sourcesNamed } from './describe.ts';
import type { Flag, Limits } from './limits.ts';
import type { Own } from './own-range.ts';
import { chooseRanges } from './ranges.ts';

export type Judged = ReturnType<typeof judge>;

/** Why ranges that may apply do not agree, and what would settle it. */
function undecided(candidates: readonly Band[], missing: readonly Unknown[], { reference }: Words): string {
  const phases = candidates.some(({ cyclePhase }) => cyclePhase !== undefined);
  const young = candidates.some(({ ageBefore }) => ageBefore !== undefined && ageBefore.unit !== 'years');
  const known = [
    ...(missing.length > 0 ? [reference.answerDependsOn(missing.map((one) => reference.asked[one]))] : []),
    ...(missing.includes('method') ? [reference.method] : []),
    ...(phases ? [reference.cyclePhase] : []),
    ...(young ? [reference.exactAge] : []),
  ];
  return known.length > 0 ? known.join(' ') : reference.disagree;
}

interface Judging {
  readonly marker: Marker;
  readonly person: Person;
  /** How it was measured, as printed. */
  readonly method: string | undefined;
}

/**
 * The flag by published ranges: given only where every range that may apply agrees.
 * @param mostShown how many of these ranges stand beside the value; the flag is judged by all
 */
export function judge(
  amount: Amount,
  { marker, person, method }: Judging,
  speaking: Speaking,
  mostShown = 3,
) {
  const { words } = speaking;
  const chosen = chooseRanges(marker, person, method, speaking.lang);
  const { candidates, missing } = chosen;
  const notes = chosen.notes.map((note) => words.reference.notes[note]);
  const shown = candidates.slice(0, mostShown);
  const ranges = shown.map((band) => listedRange(band, marker, speaking));
  const flags = new Set(candidates.map((band) => placeOf(amount, band)));
  const [flag, ...others] = flags;
  const [range] = ranges;
  const agreed = flag !== undefined && others.length === 0;
  const reason =
    candidates.length === 0
      ? (notes.at(-1) ?? words.reference.noRange)
      : flag === undefined
        ? words.reference.straddles(amountText(amount, marker.unit, words))
        : undecided(candidates, missing, words);
  return {
    flag: agreed ? flag : ('indeterminate' as const),
    notes: [
      ...notes,
      ...(candidates.length > shown.length
        ? [words.reference.moreRanges(candidates.length, shown.length)]
        : []),
    ],
    more: candidates.length > shown.length,
    ranges,
    limits: widest(candidates),
    sources: sourcesNamed(shown, marker),
    range: agreed && candidates.length === 1 ? range : undefined,
    rule: agreed
      ? candidates.length === 1
        ? ('one_range' as const)
        : ('all_ranges_agree' as const)
      : ('not_decided' as const),
    reason: agreed ? undefined : reason,
    missing: agreed ? [] : missing,
  };
}

/** The widest limits of several ranges: open on a side where one of them is. */
function widest(bands: readonly Band[]): Limits {
  const sideOf = (side: 'low' | 'high', choose: (...of: number[]) => number) => {
    const all = bands.flatMap((band) => band[side] ?? []);
    return all.length === 0 || all.length < bands.length ? {} : { [side]: choose(...all) };
  };
  return { ...sideOf('low', Math.min), ...sideOf('high', Math.max) };
}

/** What an answer says of the flag: the report's own range rules where it is given. */
export function decided(
  own: Own | undefined,
  published: Judged | undefined,
  overruled?: { readonly flag: Flag; readonly rule: 'guideline_limit' | 'critical_lists' },
) {
  const ranges =
    published !== undefined && published.ranges.length > 0 ? { publishedRanges: published.ranges } : {};
  if (overruled !== undefined) {
    const range = own?.range ?? published?.range;
    return {
      ...overruled,
      ...(range === undefined ? {} : { range }),
      ...(published === undefined ? {} : { publishedFlag: published.flag }),
      ...(published?.range === undefined || own !== undefined ? ranges : {}),
    };
  }
  if (own !== undefined) {
    return {
      flag: own.flag,
      rule: 'own_range' as const,
      ...(own.reason === undefined ? {} : { reason: own.reason }),
      range: own.range,
      ...(published === undefined ? {} : { publishedFlag: published.flag }),
      ...ranges,
    };
  }
  if (published === undefined) return { flag: 'indeterminate' as const, rule: 'not_decided' as const };
  return {
    flag: published.flag,
    rule: published.rule,
    ...(published.reason === undefined ? {} : { reason: published.reason }),
    ...(published.missing.length === 0 ? {} : { missing: published.missing }),
    ...(published.range === undefined ? ranges : { range: published.range }),
  };
}
