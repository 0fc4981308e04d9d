import type { Asking, BareField } from '../form.ts';
import { person } from '../person.ts';

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  {
    name: 'marker',
    control: 'pick',
    type: 'string',
    required: true,
    attributes: { maxlength: '80' },
  },
  ...person(asking),
  { name: 'method', control: 'text', type: 'string', attributes: { maxlength: '80' } },
];

export const picks = { marker: 'markers' } as const;
