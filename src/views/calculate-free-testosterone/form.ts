import { type BareField, DECIMAL, plain } from '../form.ts';

/** What a person is asked, in this order. */
export const fields = (): BareField[] => [
  { name: 'totalT', control: 'text', type: 'number', required: true, attributes: DECIMAL },
  { name: 'totalTUnit', control: 'radios', type: 'string', choices: plain(['ng/dL', 'nmol/L']) },
  { name: 'shbg', control: 'text', type: 'number', required: true, attributes: DECIMAL },
  { name: 'albuminGdL', control: 'text', type: 'number', attributes: { ...DECIMAL, placeholder: '4.3' } },
];

export const behaviour = 'live';
