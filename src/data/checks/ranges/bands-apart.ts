import type { Age } from '../../../core/model/marker.ts';
import type { Authored } from '../../read/authored.ts';
import type { Breach } from '../../read/breach.ts';
import { type Check, fileOf } from '../check.ts';

type Band = Authored['markers'][number]['bands'][number];

const DAYS = { hours: 1 / 24, days: 1, months: 30.44, years: 365.25 } as const;
/** "14 to 30 days" and "from 1 month" meet, whatever the month. */
const MEETING = 1.5;
const OLDEST: Age = { value: 130, unit: 'years' };
const daysOf = ({ value, unit }: Age): number => value * DAYS[unit];

export const bandsApart: Check = {
  name: 'bands-apart',
  why: 'Two ranges for the same people at the same age with other limits judge one value in two ways.',
  run({ markers }) {
    return markers.flatMap(({ slug, bands, alternatives }) => {
      const breach = ({ population }: Band, problem: string, tip: string): Breach => ({
        rule: this.name,
        file: fileOf('markers', slug),
        at: population,
        problem,
        tip,
      });
      return [
        ...[...bands, ...alternatives]
          .filter(({ ageFrom, ageBefore }) => endOf(ageBefore) <= startOf(ageFrom))
          .map((band) => breach(band, 'ends before it begins', 'Correct ageFrom or ageBefore.')),
        ...bands.flatMap((band, i) =>
          bands
            .slice(0, i)
            .filter((other) => whom(other) === whom(band) && overlap(other, band) && differ(other, band))
            .map(({ population }) =>
              breach(
                band,
                `overlaps in age with "${population}", which has other limits`,
                'Let one end where the other begins; or say in data/exceptions.json what tells them apart.',
              ),
            ),
        ),
      ];
    });
  },
};

const startOf = (from: Age | undefined): number => (from === undefined ? 0 : daysOf(from));
const endOf = (before: Age = OLDEST): number => daysOf(before);

const overlap = (one: Band, other: Band): boolean =>
  Math.min(endOf(one.ageBefore), endOf(other.ageBefore)) -
    Math.max(startOf(one.ageFrom), startOf(other.ageFrom)) >
  MEETING;

const differ = (one: Band, other: Band): boolean => one.low !== other.low || one.high !== other.high;

const whom = ({
  kind,
  sex,
  pregnancy,
  weekFrom,
  weekBefore,
  postmenopausal,
  cyclePhase,
  method,
}: Band): string =>
  JSON.stringify([kind, sex, pregnancy, weekFrom, weekBefore, postmenopausal, cyclePhase, method]);
