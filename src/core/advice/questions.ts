import type { CatalogEntry } from '../model/catalog.ts';
import type { Addressed, Goal, GoalAsk } from '../model/goal.ts';
import { SEXES } from '../model/vocabulary.ts';
import type { Advised } from './fits.ts';
import { wishesOf } from './wishes.ts';

/** Something that was not said and would change the plan, with the tests that hang on it. */
export interface Question {
  readonly field: GoalAsk;
  readonly tests: readonly CatalogEntry[];
}

const named = (goal: Goal): Addressed[] =>
  goal.tests.flatMap((test) => (test.for === undefined ? [] : [test.for]));

/** The ages at which what is for this person changes, and one below all of them. */
const agesOf = (goals: readonly Goal[]): number[] => [
  18,
  ...goals
    .flatMap(named)
    .flatMap(({ ageFrom, ageTo }) => [
      ...(ageFrom === undefined ? [] : [ageFrom]),
      ...(ageTo === undefined ? [] : [ageTo + 1]),
    ])
    .filter((age) => age <= 120),
];

/** The person with each answer that the question may have. */
function answered(field: GoalAsk, goals: readonly Goal[], person: Advised): Advised[] {
  switch (field) {
    case 'sex':
      return person.sex === undefined ? SEXES.map((sex) => ({ ...person, sex })) : [];
    case 'age':
      return person.age === undefined ? agesOf(goals).map((age) => ({ ...person, age })) : [];
    case 'pregnancy':
      return person.pregnancy === undefined && person.sex !== 'male'
        ? [true, false].map((pregnancy) => ({ ...person, pregnancy }))
        : [];
    case 'medicines':
      return [];
  }
}

/** The person as they are known, and with what else they may answer: a test for women under 45 hangs on both. */
const mayBe = (
  field: GoalAsk,
  asks: readonly GoalAsk[],
  goals: readonly Goal[],
  person: Advised,
): readonly Advised[] => [
  person,
  ...(['sex', 'age'] as const)
    .filter((other) => other !== field && asks.includes(other))
    .flatMap((other) => answered(other, goals, person)),
];

/**
 * What the goals ask for, was not said, and would change which tests are wished for. Medicines change no list of
 * tests by rule: they are asked wherever a goal says that they matter.
 */
export function questionsFor(
  goals: readonly Goal[],
  person: Advised,
  entries: readonly CatalogEntry[],
): Question[] {
  const wished = (one: Advised) => wishesOf(goals, one, entries).wishes;
  const asks = [...new Set(goals.flatMap((goal) => goal.asks))];
  return asks.flatMap((field): Question[] => {
    if (field === 'medicines') return [{ field, tests: [] }];
    const changed = mayBe(field, asks, goals, person).flatMap((known) => {
      const now = wished(known);
      return answered(field, goals, known).flatMap((one) => differing(now, wished(one)));
    });
    const tests = [...new Set(changed)];
    return tests.length === 0 ? [] : [{ field, tests }];
  });
}

type Wished = ReturnType<typeof wishesOf>['wishes'];

/** The tests that one list has and the other has not, or at another step. */
function differing(now: Wished, then: Wished): CatalogEntry[] {
  const without = (a: Wished, b: Wished) =>
    a.filter((wish) => !b.some(({ entry, step }) => entry === wish.entry && step === wish.step));
  return [...without(now, then), ...without(then, now)].map(({ entry }) => entry);
}
