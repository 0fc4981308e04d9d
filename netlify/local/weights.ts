/**
 * As src/surfaces/weights.ts, of which nothing may be imported here; one test holds both.
 *
 * What a header such as Accept names, each with its weight (RFC 9110 section 12.4.2): 1 where none is given, 0 where
 * it is malformed; of a name that is repeated the highest.
 */
export function weights(header: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (name !== '') found.set(name, Math.max(found.get(name) ?? 0, weight(parameters)));
  }
  return found;
}

function weight(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (q === undefined) return 1;
  const value = q.slice(q.indexOf('=') + 1).trim();
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(value) ? Number(value) : 0;
}
