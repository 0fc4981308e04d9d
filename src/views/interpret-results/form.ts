import type { Asking, BareField } from '../form.ts';
import { person } from '../person.ts';

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  { name: 'values', control: 'area', type: 'values', required: true },
  ...person(asking),
];

export const behaviour = 'report';
