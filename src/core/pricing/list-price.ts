import type { CatalogEntry } from '../model/catalog.ts';
import type { LabId } from '../model/vocabulary.ts';

/** The sticker price shown where no lab is named: the default lab's, else the lowest. */
export const listPrice = (cents: CatalogEntry['cents'], defaultLab: LabId): number =>
  cents[defaultLab] ?? Math.min(...Object.values(cents));
