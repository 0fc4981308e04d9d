import { expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { URGENCIES } from '../alarm/urgency.ts';
import type { Marker } from '../model/marker.ts';
import type { Person } from '../people/person.ts';
import { chooseBands } from '../reference/bands.ts';
import { judge } from '../reference/judge.ts';
import { wordsOf } from '../words/index.ts';
import { type Assessed, assess } from './assess.ts';
import { GRADES } from './grade.ts';

const SPEAKING = { lang: 'en', words: wordsOf('en') } as const;

/** People of every kind that ranges and limits tell apart. */
const PEOPLE: readonly Person[] = [
  {},
  { ageHours: 12 },
  { ageDays: 3 },
  { ageMonths: 5 },
  { age: 4 },
  { age: 13, sex: 'male' },
  { age: 19 },
  { age: 40, sex: 'female' },
  { age: 40, sex: 'male' },
  { age: 70, sex: 'male' },
  { age: 60, sex: 'female', postmenopausal: true },
  { pregnancy: true },
  { age: 30, pregnancy: true, gestationalWeek: 20 },
];

/** Every number from which on a judgement of a marker may change for a person, and the numbers between them. */
function steps(marker: Marker, person: Person): number[] {
  const { limits, plausible } = marker;
  const ends = chooseBands(marker, person).candidates.flatMap(({ low, high }) =>
    [low ?? [], high ?? []].flat(),
  );
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  const critical = (limits?.critical ?? []).map(({ of }) => of);
  const turns = [
    ...[plausible.low, plausible.high],
    ...ends.flatMap((end) => [end, end * 2, end / 2]),
    ...[greatest * 2 - least, least * 2 - greatest],
    ...critical,
    ...critical.flatMap((of) => ends.flatMap((end) => [end + (of - end) / 3, end + ((of - end) * 2) / 3])),
    ...(limits?.guideline ?? []).map(({ of }) => of),
    ...(limits?.severity ?? []).flatMap(({ of, times }) => (times ? ends.map((end) => end * of) : [of])),
    ...[...(limits?.most.below ?? []), ...(limits?.most.above ?? [])].flatMap(({ until }) => until ?? []),
  ];
  const inOrder = [...new Set(turns)]
    .filter((value) => value >= plausible.low && value <= plausible.high)
    .sort((a, b) => a - b);
  return inOrder.flatMap((value, i) => {
    const next = inOrder[i + 1];
    return next === undefined ? [value] : [value, (value + next) / 2];
  });
}

const rankOf = ({ urgency, grade }: Assessed) => ({
  urgency: urgency === undefined ? 0 : URGENCIES.length - URGENCIES.indexOf(urgency),
  grade: grade === undefined ? 0 : GRADES.indexOf(grade),
});

const rises = (all: readonly number[]): boolean => all.every((one, i) => one >= (all[i - 1] ?? one));

it('no value of any marker becomes less urgent, or of a lower grade, where it lies further out', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const marker of loadDataset().markers.records)
    for (const person of PEOPLE) {
      const judged = steps(marker, person).map((value) => {
        const amount = { value, negatives: marker.plausible.low < 0 };
        const published = judge(amount, { marker, person, method: undefined }, SPEAKING, 0);
        const assessed = assess(amount, { marker, person, own: undefined, published, mark: undefined });
        return { value, flag: assessed.flag, ...rankOf(assessed) };
      });
      seen += judged.length;
      const low = judged.findLastIndex(({ flag }) => flag === 'low') + 1;
      const high = judged.findIndex(({ flag }) => flag === 'high');
      const inside = judged.slice(low, high < 0 ? judged.length : high).map(({ urgency }) => urgency);
      // The calmest value of those that are not outside; from there on it only becomes more urgent on both sides.
      const calm = inside.length === 0 ? low : low + inside.indexOf(Math.min(...inside));
      const down = judged.slice(0, calm + (inside.length === 0 ? 0 : 1)).reverse();
      const up = judged.slice(calm);
      for (const side of [down, up]) {
        const outside = side.filter(({ flag }) => flag === (side === down ? 'low' : 'high'));
        const isOrdered =
          rises(side.map(({ urgency }) => urgency)) &&
          rises(outside.map(({ grade }) => grade)) &&
          side.slice(side.length - outside.length).every((one) => outside.includes(one));
        if (!isOrdered)
          wrong.push(
            `${marker.slug} ${JSON.stringify(person)}: ${side.map((one) => `${one.value} ${one.flag} ${one.urgency} ${one.grade}`).join(', ')}`,
          );
      }
    }
  expect(seen).toBeGreaterThan(100_000);
  expect(wrong.slice(0, 20)).toEqual([]);
});
