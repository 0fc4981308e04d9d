import { advice } from './advice.ts';
import { catalog } from './catalog.ts';
import { faults } from './faults.ts';
import { guides } from './guides.ts';
import { quote } from './quote.ts';

export const en = { advice, catalog, faults, guides, quote };

/** Every sentence that an answer may hold, as constants and as functions of facts. */
export type Words = typeof en;
