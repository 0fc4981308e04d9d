import type { Words } from '../en/index.ts';
import { askBack } from './ask-back.ts';
import { faults } from './faults.ts';
import { quote } from './quote.ts';

export const es = { askBack, faults, quote } satisfies Words;
