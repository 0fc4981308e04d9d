import { type BareField, plain } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (): BareField[] => [
  {
    name: 'test',
    control: 'pick',
    type: 'string',
    required: true,
    attributes: { maxlength: '80' },
  },
  { name: 'withItems', control: 'basket', type: 'array' },
  { name: 'limit', control: 'select', type: 'number', choices: plain([20, 60]) },
];

export const picks = { test: 'items', withItems: 'items' } as const;
