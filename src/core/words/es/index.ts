import type { Words } from '../en/index.ts';
import { faults } from './faults.ts';
import { quote } from './quote.ts';

export const es = { faults, quote } satisfies Words;
