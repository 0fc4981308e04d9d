import type { BareField } from '../form.ts';

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
];

export const picks = { test: 'items', withItems: 'items' } as const;
