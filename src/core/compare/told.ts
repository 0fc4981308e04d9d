import type { Dataset } from '../model/dataset.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { Words } from '../words/index.ts';

export type Slices = Pick<Dataset, 'catalog' | 'providers' | 'service'>;

/** What a comparison is told with. */
export interface Told {
  readonly data: Slices;
  /** Today as YYYY-MM-DD. */
  readonly today: string;
  readonly lang: Lang;
  readonly words: Words;
}
