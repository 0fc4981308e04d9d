import { type Asking, type BareField, choice, labs } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  { name: 'items', control: 'basket', type: 'array', required: true },
  {
    name: 'state',
    control: 'select',
    type: 'string',
    choices: [
      choice('unknown', asking.lang, ''),
      ...asking.data.service.states.map(({ code, said }) => ({
        value: code,
        label: said[asking.lang].name,
      })),
    ],
  },
  { name: 'lab', control: 'select', type: 'string', choices: labs(asking) },
];

export const picks = { items: 'items' } as const;

export const behaviour = 'following';
