import type { Words } from '../en/index.ts';
import { askBack } from './ask-back.ts';
import { faults } from './faults.ts';
import { limits } from './limits.ts';
import { quote } from './quote.ts';
import { reference } from './reference.ts';

export const es = { askBack, faults, limits, quote, reference } satisfies Words;
