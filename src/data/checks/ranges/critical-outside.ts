import type { Person } from '../../../core/people/person.ts';
import { chooseBands } from '../../../core/reference/bands.ts';
import { limitOf } from '../../join/limits.ts';
import type { Authored } from '../../read/authored.ts';
import { type Check, fileOf } from '../check.ts';

type Row = Authored['limits']['critical'][number];
type Marker = Authored['markers'][number];

export const criticalOutside: Check = {
  name: 'critical-outside',
  why: 'A limit within the range of every adult makes one value normal and an emergency.',
  run(authored) {
    const bySlug = new Map(authored.markers.map((marker) => [marker.slug, marker]));
    return authored.limits.critical.filter(ofAdults).flatMap((row) => {
      const marker = bySlug.get(row.analyte);
      const limit = marker === undefined ? undefined : limitOf(row, marker, authored);
      if (marker === undefined || limit === undefined) return [];
      const ranges = rangesOf(marker, row);
      const within = ranges.filter(({ low, high }) =>
        row.side === 'below' ? low !== undefined && limit.of > low : high !== undefined && limit.of < high,
      );
      const [range] = within;
      if (range === undefined || within.length < ranges.length) return [];
      return [
        {
          rule: this.name,
          file: 'data/limits/critical.csv',
          at: `${row.analyte},${row.list}`,
          problem: `${row.of} ${row.unit} lies within the range ${range.low ?? ''} to ${range.high ?? ''} ${marker.unit} of ${fileOf('markers', marker.slug)}`,
          tip: 'Check figure, sign and unit. If the list says so, give the reason in data/exceptions.json.',
        },
      ];
    });
  },
};

const ofAdults = ({ ageBefore, pregnancy }: Row): boolean =>
  pregnancy === undefined &&
  (ageBefore === undefined || (ageBefore.unit === 'years' && ageBefore.value > 18));

/** One adult of each kind that ranges are held for. */
const ADULTS: readonly Person[] = [
  { sex: 'male', age: 30 },
  { sex: 'male', age: 70 },
  { sex: 'female', age: 30, postmenopausal: false },
  { sex: 'female', age: 70, postmenopausal: true },
];

const rangesOf = (marker: Marker, { sex }: Row) =>
  ADULTS.filter((person) => sex === undefined || person.sex === sex)
    .flatMap((person) => chooseBands(marker, person).candidates)
    .filter(({ kind }) => kind !== 'risk_category');
