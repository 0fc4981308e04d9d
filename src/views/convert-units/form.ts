import { type Asking, type BareField, choice, DECIMAL } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = ({ data, lang }: Asking): BareField[] => [
  {
    name: 'analyte',
    control: 'select',
    type: 'string',
    required: true,
    choices: data.conversions.records
      .map(({ slug, said }) => ({ value: slug, label: said[lang].name }))
      .sort((a, b) => (a.label < b.label ? -1 : 1)),
    attributes: { value: 'glucose' },
  },
  { name: 'value', control: 'text', type: 'number', required: true, attributes: DECIMAL },
  {
    name: 'direction',
    control: 'select',
    type: 'string',
    choices: [choice('toSI', lang), choice('toConventional', lang)],
  },
];

export const behaviour = 'converter';
