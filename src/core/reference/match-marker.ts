import type { NameIndex } from '../model/dataset.ts';
import { fold } from '../names/fold.ts';
import { alike, decide, type Match, spelled } from '../names/match.ts';
import { onceFor } from '../once.ts';

/** What reports print around a name: specimen, method and manner of counting. They tell no two markers apart. */
const BESIDE = new Set(
  'serum plasma blood whole level levels test s p qn qnt quant quantitative calc calculated cal nih ia lc ms or in suero plasma sangre nivel'.split(
    ' ',
  ),
);

/** The telling words of a name in alphabetical order: reports print "Testosterone, Free" and "T4,Free". */
const telling = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => !BESIDE.has(word))
    .sort()
    .join(' ');

/** The index by telling words of an index of names. */
const tellingIndex = onceFor((names: NameIndex): ReadonlyMap<string, ReadonlySet<string>> => {
  const index = new Map<string, Set<string>>();
  for (const [name, slugs] of Object.entries(names)) {
    const key = telling(name);
    const all = index.get(key) ?? new Set();
    for (const slug of slugs) all.add(slug);
    index.set(key, all);
  }
  return index;
});

const MOST_OPTIONS = 6;

/**
 * The marker that a printed name means: by its name or alias as it is spelled; then by its telling words in any order.
 * A name that is part of several markers' names ("cortisol") means any of these. A likeness is never taken for the
 * marker: one letter tells antigen from antibody, direct from indirect and factor VII from factor VIII.
 */
export function matchMarker(typed: string, names: NameIndex): Match {
  const exact = spelled(typed, names);
  if (exact !== undefined) return exact;
  const unknown: Match = { kind: 'none', near: alike(typed, names) };
  const key = telling(fold(typed));
  if (key === '') return unknown;
  const index = tellingIndex(names);
  const same = index.get(key);
  if (same !== undefined) return decide([...same]);
  const words = key.split(' ');
  const holding = new Set(
    [...index].flatMap(([name, slugs]) => {
      const other = name.split(' ');
      return words.every((word) => other.includes(word)) ? [...slugs] : [];
    }),
  );
  return holding.size > 1 ? decide([...holding].slice(0, MOST_OPTIONS)) : unknown;
}
