import type { Words } from '../en/index.ts';
import { chemistry } from './chemistry.ts';
import { faults } from './faults.ts';
import { places } from './places.ts';
import { quote } from './quote.ts';

export const es = { chemistry, faults, places, quote } satisfies Words;
