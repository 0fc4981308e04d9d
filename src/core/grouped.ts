/** Adds to the list that a key has, or begins it. */
export function addTo<K, T>(lists: Map<K, T[]>, key: K, one: T): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [one]);
  else known.push(one);
}

/** Everything by its key, in turn. The browsers of the core do not all know `Map.groupBy`. */
export function grouped<K, T>(list: Iterable<T>, keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) addTo(groups, keyOf(one), one);
  return groups;
}
