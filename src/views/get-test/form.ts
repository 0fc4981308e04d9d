import { type BareField, TEXT } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (): BareField[] => [
  { name: 'slug', control: 'pick', type: 'string', required: true, attributes: TEXT },
];

export const picks = { slug: 'items' } as const;
