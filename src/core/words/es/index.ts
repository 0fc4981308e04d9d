import type { Words } from '../en/index.ts';
import { compare } from './compare.ts';
import { faults } from './faults.ts';
import { quote } from './quote.ts';

export const es = { compare, faults, quote } satisfies Words;
