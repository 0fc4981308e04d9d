import { askBack } from './ask-back.ts';
import { faults } from './faults.ts';
import { limits } from './limits.ts';
import { quote } from './quote.ts';
import { reference } from './reference.ts';

export const en = { askBack, faults, limits, quote, reference };

/** Every sentence that an answer may hold, as constants and as functions of facts. */
export type Words = typeof en;
