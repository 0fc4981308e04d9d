interface Age {
  readonly value: number;
  readonly unit: 'hours' | 'days' | 'months' | 'years';
}

const age = ({ value, unit }: Age): string => `${value} ${value === 1 ? unit.slice(0, -1) : unit}`;

/** Whom a limit is for. */
export const people = {
  everyone: 'everyone',
  sex: { female: 'women and girls', male: 'men and boys' },
  from: (from: Age) => `from ${age(from)}`,
  before: (before: Age) => `under ${age(before)}`,
  between: (from: Age, before: Age) => `from ${age(from)} to under ${age(before)}`,
  notInPregnancy: 'not in pregnancy',
  pregnancy: {
    any: 'in pregnancy',
    trimester_1: 'in pregnancy, first trimester',
    trimester_2: 'in pregnancy, second trimester',
    trimester_3: 'in pregnancy, third trimester',
  },
};
