import { type Asking, type BareField, choice, labs } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  { name: 'items', control: 'basket', of: 'items', type: 'array', required: true },
  {
    name: 'state',
    control: 'select',
    type: 'string',
    choices: [
      choice('unknown', asking.lang, ''),
      ...asking.data.service.states.map(({ code, name, nameEs }) => ({
        value: code,
        label: asking.lang === 'es' ? nameEs : name,
      })),
    ],
  },
  { name: 'lab', control: 'select', type: 'string', choices: labs(asking) },
];
