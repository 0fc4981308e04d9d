import type { Words } from '../en/index.ts';
import { askBack } from './ask-back.ts';
import { chemistry } from './chemistry.ts';
import { faults } from './faults.ts';
import { places } from './places.ts';
import { quote } from './quote.ts';
import { reference } from './reference.ts';

export const es = { askBack, chemistry, faults, places, quote, reference } satisfies Words;
