import { askBack } from './ask-back.ts';
import { chemistry } from './chemistry.ts';
import { faults } from './faults.ts';
import { places } from './places.ts';
import { quote } from './quote.ts';
import { reference } from './reference.ts';

export const en = { askBack, chemistry, faults, places, quote, reference };

/** Every sentence that an answer may hold, as constants and as functions of facts. */
export type Words = typeof en;
