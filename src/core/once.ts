/** A function that makes its value on the first call and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for each object that it is asked with; kept no longer than the object. */
export function onceFor<K extends object, T>(make: (from: K) => T): (from: K) => T {
  const made = new WeakMap<K, { readonly value: T }>();
  return (from) => {
    const known = made.get(from) ?? { value: make(from) };
    made.set(from, known);
    return known.value;
  };
}

/** The same for an object and a day: of the days only the last asked for is kept. */
export function onceADay<K extends object, T>(
  make: (from: K, day: string) => T,
): (from: K, day: string) => T {
  const made = new WeakMap<K, { readonly day: string; readonly value: T }>();
  return (from, day) => {
    const kept = made.get(from);
    const known = kept?.day === day ? kept : { day, value: make(from, day) };
    made.set(from, known);
    return known.value;
  };
}

/** The same for an object and a key of a few: a value for each key. */
export function onceForEach<K extends object, T>(
  make: (from: K, key: string) => T,
): (from: K, key: string) => T {
  const madeFor = onceFor((_: K) => new Map<string, { readonly value: T }>());
  return (from, key) => {
    const made = madeFor(from);
    const known = made.get(key) ?? { value: make(from, key) };
    made.set(key, known);
    return known.value;
  };
}

/** A list by slug, indexed once: lists never change. */
export const bySlug = onceFor(
  <T extends { readonly slug: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
    new Map(list.map((one) => [one.slug, one])),
);
