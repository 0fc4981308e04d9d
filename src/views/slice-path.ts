import type { SliceName } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';

const IN_ALL: ReadonlySet<SliceName> = new Set(['service', 'signs']);

/** Where a device finds a slice in its language, below /data/slices; what holds texts of every language is one file. */
export const slicePath = (slice: SliceName, lang: Lang): string =>
  lang === 'en' || IN_ALL.has(slice) ? slice : `${lang}/${slice}`;
