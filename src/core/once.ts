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
