import { type Asking, type BareField, choice, plain } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = ({ data, lang }: Asking): BareField[] => [
  {
    name: 'provider',
    control: 'select',
    type: 'string',
    choices: [
      choice('allProviders', lang, ''),
      ...data.providers.providers.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  },
  { name: 'limit', control: 'select', type: 'number', choices: plain([10, 20, 50]) },
];
