import { type Asking, type BareField, categories, DECIMAL, plain } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  { name: 'category', control: 'select', type: 'string', choices: categories(asking, 'all') },
  { name: 'maxPrice', control: 'text', type: 'number', attributes: DECIMAL },
  { name: 'limit', control: 'select', type: 'number', choices: plain([25, 50, 100]) },
];
