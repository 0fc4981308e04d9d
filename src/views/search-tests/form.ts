import { type Asking, type BareField, categories, choice, LIMITS, plain, TEXT } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  {
    name: 'query',
    control: 'text',
    type: 'string',
    required: true,
    attributes: { ...TEXT, type: 'search', enterkeyhint: 'search' },
  },
  {
    name: 'type',
    control: 'select',
    type: 'string',
    choices: [choice('both', asking.lang, ''), choice('test', asking.lang), choice('panel', asking.lang)],
  },
  { name: 'category', control: 'select', type: 'string', choices: categories(asking, 'all') },
  {
    name: 'orderableOnly',
    control: 'select',
    type: 'boolean',
    choices: [choice('hideSoon', asking.lang, ''), choice('showSoon', asking.lang, 'false')],
  },
  { name: 'limit', control: 'select', type: 'number', choices: plain(LIMITS) },
];
