import type { Dataset } from '../core/model/dataset.ts';

/** What every door needs: the data, and today as YYYY-MM-DD. */
export interface Served {
  readonly data: Dataset;
  readonly today: string;
}
