import type { SliceName } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';

/** Where a device finds a slice in its language, below /data/slices; every language reads the same `service`. */
export const slicePath = (slice: SliceName, lang: Lang): string =>
  lang === 'en' || slice === 'service' ? slice : `${lang}/${slice}`;
