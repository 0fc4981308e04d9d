import { faults } from './faults.ts';
import { quote } from './quote.ts';

export const en = { faults, quote };
