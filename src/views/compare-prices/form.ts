import type { BareField } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (): BareField[] => [
  {
    name: 'test',
    control: 'pick',
    of: 'items',
    type: 'string',
    required: true,
    attributes: { maxlength: '80' },
  },
  { name: 'withItems', control: 'basket', of: 'items', type: 'array' },
];
