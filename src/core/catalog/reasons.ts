import type { Tier } from '../model/dataset.ts';

/** Why a search finds an item: a name or topic of it, words that it holds, or that everybody orders it. */
export type Reason = Tier | 'words' | 'popular';
