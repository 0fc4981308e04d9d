import type { Dataset } from '../model/dataset.ts';

/** The name of a lab, by its identifier. */
export const labName = (id: string, { labs }: Pick<Dataset['service'], 'labs'>): string =>
  labs.find((lab) => lab.id === id)?.name ?? id;
