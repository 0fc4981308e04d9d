import { compare } from './compare.ts';
import { faults } from './faults.ts';
import { quote } from './quote.ts';

export const en = { compare, faults, quote };

/** Every sentence that an answer may hold, as constants and as functions of facts. */
export type Words = typeof en;
