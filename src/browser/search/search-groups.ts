import { type SearchKind, searchKind } from '../../blocks/kinds.ts';
import { grouped } from '../../core/grouped.ts';
import type { Counts, Found } from './search-sources.ts';

/** Hits of one kind, as they stand together. */
export interface Group {
  readonly kind: SearchKind | undefined;
  readonly found: readonly Found[];
  /** How many there are in all, of which these are the best. */
  readonly total: number;
}

const MOST = 3;

/** Tests and panels by their names are what most people look for. */
const MOST_NAMED = 5;

/** What was found by its kind, the kind of the best hit first; of one kind alone everything. */
export function groupsOf(
  found: readonly Found[],
  counts: Counts,
  narrowed: SearchKind | undefined,
): readonly Group[] {
  if (narrowed !== undefined)
    return found.length === 0 ? [] : [{ kind: undefined, found, total: found.length }];
  return [...grouped(found, ({ path }) => searchKind(path))].map(([kind, all]): Group => {
    if (kind === undefined) return { kind, found: all, total: all.length };
    const named = all.filter(({ type }) => type !== undefined).length;
    return {
      kind,
      found: all.slice(0, Math.max(MOST, Math.min(MOST_NAMED, named))),
      total: Math.max(all.length, counts[kind] ?? 0),
    };
  });
}

/** How many of the groups that are drawn stay, the last of them perhaps with more hits at its end. */
export function stayingGroups(drawn: readonly Group[], groups: readonly Group[]): number {
  const changed = drawn.findIndex((group, i) => {
    const now = groups[i];
    return (
      now === undefined || now.kind !== group.kind || !group.found.every((one, at) => one === now.found[at])
    );
  });
  return changed === -1 ? drawn.length : changed;
}
