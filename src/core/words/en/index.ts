import { chemistry } from './chemistry.ts';
import { faults } from './faults.ts';
import { places } from './places.ts';
import { quote } from './quote.ts';

export const en = { chemistry, faults, places, quote };

/** Every sentence that an answer may hold, as constants and as functions of facts. */
export type Words = typeof en;
