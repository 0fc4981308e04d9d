import type { Words } from '../en/index.ts';
import { advice } from './advice.ts';
import { catalog } from './catalog.ts';
import { faults } from './faults.ts';
import { guides } from './guides.ts';
import { quote } from './quote.ts';

export const es = { advice, catalog, faults, guides, quote } satisfies Words;
