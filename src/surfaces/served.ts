import type { Dataset } from '../core/model/dataset.ts';

/** What every door needs: the data, and the day for which it answers as YYYY-MM-DD. */
export interface Served {
  readonly data: Dataset;
  readonly today: string;
}

/** Every door answers for the day of the release, as the built pages do: what is too old is too old everywhere. */
export const servedNow = (data: Dataset): Served => ({
  data,
  get today() {
    return data.service.service.dataRelease;
  },
});
