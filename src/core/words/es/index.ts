import type { Words } from '../en/index.ts';
import { askBack } from './ask-back.ts';
import { chemistry } from './chemistry.ts';
import { compare } from './compare.ts';
import { faults } from './faults.ts';
import { limits } from './limits.ts';
import { places } from './places.ts';
import { quote } from './quote.ts';
import { reference } from './reference.ts';

export const es = { askBack, chemistry, compare, faults, limits, places, quote, reference } satisfies Words;
