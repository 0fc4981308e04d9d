import { type Asking, type BareField, choice, DECIMAL, TEXT } from '../form.ts';
import { person } from '../person.ts';

/** The goals that most people have stand first in the data. */
const MOST_COMMON = 12;

function goals({ data, lang }: Asking, name: 'goals' | 'symptoms', kind: 'goal' | 'symptom'): BareField {
  const all = data.goals.goals
    .filter((goal) => goal.kind === kind)
    .map((goal) => ({ value: goal.said.en.name, label: goal.said[lang].name }));
  return {
    name,
    control: 'checks',
    type: 'array',
    choices: all.slice(0, MOST_COMMON),
    more: all.slice(MOST_COMMON),
  };
}

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  {
    name: 'symptoms',
    key: 'bothers',
    control: 'text',
    type: 'array',
    attributes: { ...TEXT, enterkeyhint: 'go' },
  },
  goals(asking, 'symptoms', 'symptom'),
  goals(asking, 'goals', 'goal'),
  {
    name: 'budget',
    control: 'radios',
    type: 'string',
    choices: (['low', 'medium', 'high', 'no_limit'] as const).map((key) => choice(key, asking.lang)),
    attributes: { value: 'medium' },
  },
  { name: 'maxUsd', control: 'text', type: 'number', attributes: { ...DECIMAL, maxlength: '8' } },
  ...person(asking).filter(({ name }) => ['sex', 'age', 'pregnancy'].includes(name)),
];
