import { RADII } from '../../core/places/more-sites.ts';
import { type Asking, type BareField, LIMITS, labs, plain } from '../form.ts';
import { inMiles } from './miles.ts';

/** What a person is asked, in this order. */
export const fields = (asking: Asking): BareField[] => [
  {
    name: 'zip',
    control: 'text',
    type: 'string',
    required: true,
    attributes: { inputmode: 'numeric', pattern: '[0-9]{5}', maxlength: '5' },
  },
  {
    name: 'radiusMiles',
    control: 'select',
    type: 'number',
    choices: RADII.map((miles) => ({ value: String(miles), label: inMiles(miles, asking.lang) })),
    attributes: { value: '25' },
  },
  { name: 'lab', control: 'select', type: 'string', choices: labs(asking) },
  { name: 'limit', control: 'select', type: 'number', choices: plain(LIMITS) },
];
