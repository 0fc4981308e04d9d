import { once } from '../core/once.ts';
import { loadDataset } from '../data/load.ts';

/** The compiled data, read once for a whole build. */
export const facts = once(loadDataset);
