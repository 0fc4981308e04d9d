import type { Band, Marker } from '../model/marker.ts';
import type { Lang } from '../model/vocabulary.ts';
import { inDays, type Person, type Whom } from '../people/person.ts';
import { type Choice, chooseBands } from './bands.ts';
import { type MethodKind, mayBeSame, methodsNamed } from './methods.ts';

type KindsOf = (band: Band) => readonly MethodKind[];

/**
 * The ranges that may decide a value, by the person and by how it was measured. Where ranges for the same people were
 * measured in different ways and the method is not known, all of them may be meant, and the method is asked for.
 * @param method as a report prints it
 * @param lang a language that the records have: on a device they have one
 */
export function chooseRanges(marker: Marker, person: Person, method: string | undefined, lang: Lang): Choice {
  const kindsOf: KindsOf = (band) => (band.method === undefined ? [] : methodsNamed(band.method[lang]));
  const chosen = chooseBands(marker, person);
  const named = method?.trim() ?? '';
  const meant = methodsNamed(named);
  if (meant.length === 0) return asking(chosen, kindsOf, named !== '');
  const isMeant = (band: Band) => mayBeSame(kindsOf(band), meant);
  const fitting = chosen.candidates.filter((band) => kindsOf(band).length === 0 || isMeant(band));
  if (fitting.length > 0 || chosen.candidates.length === 0) return { ...chosen, candidates: fitting };
  // None is of this method: alternatives that are may decide beside those of other methods.
  const { candidates: others } = chooseBands({ ...marker, bands: marker.alternatives }, person);
  const alternatives = others.filter(isMeant);
  return {
    ...chosen,
    candidates: [...chosen.candidates, ...alternatives],
    notes: alternatives.length === 0 ? [...chosen.notes, 'otherMethod'] : chosen.notes,
  };
}

/** Every range of every method, with the question for the method where they differ by it. */
function asking(chosen: Choice, kindsOf: KindsOf, unread: boolean): Choice {
  const { candidates, missing, notes } = chosen;
  /** Whether two ranges are for the same people and were measured in different ways. */
  const differ = (one: Band, other: Band): boolean =>
    kindsOf(one).length > 0 &&
    kindsOf(other).length > 0 &&
    !mayBeSame(kindsOf(one), kindsOf(other)) &&
    forTheSame(one, other);
  if (!candidates.some((one, i) => candidates.slice(i + 1).some((other) => differ(one, other))))
    return chosen;
  return { candidates, missing: [...missing, 'method'], notes: unread ? [...notes, 'otherMethod'] : notes };
}

const forTheSame = (one: Whom, other: Whom): boolean =>
  one.pregnancy === other.pregnancy &&
  (['sex', 'postmenopausal', 'cyclePhase'] as const).every(
    (key) => one[key] === undefined || other[key] === undefined || one[key] === other[key],
  ) &&
  from(one) < before(other) &&
  from(other) < before(one);

const from = ({ ageFrom }: Whom): number => (ageFrom === undefined ? 0 : inDays(ageFrom));
const before = ({ ageBefore }: Whom): number =>
  ageBefore === undefined ? Number.POSITIVE_INFINITY : inDays(ageBefore);
