import { parseUnit } from '../../../core/chemistry/units.ts';
import { SEXES } from '../../../core/model/vocabulary.ts';
import { chooseBands } from '../../../core/reference/bands.ts';
import type { Authored } from '../../read/authored.ts';
import type { Breach } from '../../read/breach.ts';
import { type Check, fileOf } from '../check.ts';

type Marker = Authored['markers'][number];
type Band = Marker['bands'][number];

export const bandsSound: Check = {
  name: 'bands-sound',
  why: 'A range must have a source, limits in order, a readable unit, and leave no adult without an answer.',
  run({ markers }) {
    return markers.flatMap((marker) => {
      const breach = (at: string, problem: string, tip: string): Breach => ({
        rule: this.name,
        file: fileOf('markers', marker.slug),
        at,
        problem,
        tip,
      });
      const limited = [...marker.bands, ...marker.alternatives, ...marker.categories];
      return [
        ...limited.flatMap(({ low, high, source }, i) => [
          ...(marker.sources[source] === undefined
            ? [breach(`band ${i}`, `source "${source}" is not in sources`, 'Add it.')]
            : []),
          ...(low !== undefined && high !== undefined && low > high
            ? [breach(`band ${i}`, 'low is above high', 'Swap them.')]
            : []),
        ]),
        ...[...marker.bands, ...marker.alternatives]
          .filter(({ low, high }) => low === undefined && high === undefined)
          .map(({ population }) => breach(population, 'has no limit', 'Give low or high.')),
        ...[marker.unit, ...marker.otherUnits]
          .filter((unit) => parseUnit(unit) === undefined)
          .map((unit) =>
            breach('unit', `"${unit}" cannot be read`, 'Spell it as in src/core/chemistry/units.ts.'),
          ),
        ...outsidePlausible(marker).map((band) =>
          breach(band.population, 'lies outside of plausible', 'Widen plausible.'),
        ),
        ...(marker.bands.length === 0 && marker.expected !== undefined ? [] : adultsWithout(marker)).map(
          (who) => breach('bands', `${who} has no band`, 'Add one, or widen one.'),
        ),
        ...(marker.expected !== undefined && marker.sources[marker.expected.source] === undefined
          ? [breach('expected', 'has no source', 'Add it to sources.')]
          : []),
        ...pregnancyIsFemale(marker).map((band) =>
          breach(band.population, 'is for pregnancy or menopause but not for females', 'Set sex to female.'),
        ),
      ];
    });
  },
};

const outsidePlausible = ({ bands, plausible }: Marker): Band[] =>
  bands.filter(
    ({ low, high }) => (low ?? plausible.low) < plausible.low || (high ?? plausible.high) > plausible.high,
  );

const pregnancyIsFemale = ({ bands }: Marker): Band[] =>
  bands.filter(
    ({ sex, pregnancy, postmenopausal }) =>
      (pregnancy !== undefined || postmenopausal === true) && sex !== 'female',
  );

function adultsWithout(marker: Marker): string[] {
  return SEXES.filter((sex) => marker.sex === undefined || marker.sex === sex).flatMap((sex) =>
    Array.from({ length: 103 }, (_, i) => i + 18)
      .filter((age) => chooseBands(marker, { sex, age, postmenopausal: false }).candidates.length === 0)
      .slice(0, 1)
      .map((age) => `a ${sex} of ${age} years`),
  );
}
