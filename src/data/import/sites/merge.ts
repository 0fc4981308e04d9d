import { csvLine } from '../../../core/csv.ts';
import { DrawSite } from '../../../core/model/place.ts';
import type { LabId } from '../../../core/model/vocabulary.ts';
import type { Imported } from './read-sites.ts';

/** The file of a lab after an import: imported sites, and those of before that are neither samples nor imported. */
export function merged(before: readonly DrawSite[], imported: readonly DrawSite[]): DrawSite[] {
  const ids = new Set(imported.map(({ id }) => id));
  return [...before.filter(({ id, sample }) => !sample && !ids.has(id)), ...imported].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

/** The sites of before that the file no longer names; one that it names in a rejected row has not left. */
export const left = (before: readonly DrawSite[], { named }: Pick<Imported, 'named'>): DrawSite[] =>
  before.filter(({ id, sample }) => !sample && !named.has(id));

const COLUMNS = (Object.keys(DrawSite.shape) as (keyof DrawSite)[]).filter((name) => name !== 'lab');

/** data/store/draw-sites/<lab>.csv: the lab is the file's name. */
export const printSites = (sites: readonly DrawSite[]): string =>
  `${[COLUMNS, ...sites.map((site) => COLUMNS.map((name) => site[name]))].map(csvLine).join('\n')}\n`;

/** How many sites of a lab are new, changed, as before, or leave, in words. */
export function changesOf(lab: LabId, before: readonly DrawSite[], own: readonly DrawSite[]): string {
  const known = new Map(before.map((site) => [site.id, printSites([site])]));
  const added = own.filter(({ id }) => !known.has(id)).length;
  const same = own.filter((site) => known.get(site.id) === printSites([site])).length;
  const ids = new Set(own.map(({ id }) => id));
  const dropped = before.filter(({ id, sample }) => sample && !ids.has(id)).length;
  return `${lab}: ${own.length} sites, ${added} new, ${own.length - added - same} changed, ${same} as before; ${dropped} samples would leave`;
}
