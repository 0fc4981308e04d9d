import { type BareField, TEXT } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (): BareField[] => [
  { name: 'slug', control: 'pick', of: 'items', type: 'string', required: true, attributes: TEXT },
];
