import { askBack } from './ask-back.ts';
import { faults } from './faults.ts';
import { quote } from './quote.ts';

export const en = { askBack, faults, quote };

/** Every sentence that an answer may hold, as constants and as functions of facts. */
export type Words = typeof en;
