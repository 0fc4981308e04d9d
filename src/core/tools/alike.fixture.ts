/** What is the same in every language: identifiers, codes, addresses, names and titles of sources. */
const KEPT = new Set(
  'status tool slug id lab unit direction code city state zip phone hours geo map url title publisher accessed source suggestions missing meta formula drawsAt arguments body'.split(
    ' ',
  ),
);

/** "5.55 mmol/L" */
const AMOUNT = /^[\d.]+ \S+$/;

/** The places where two answers, one in each language, hold the same words. */
export function alike(one: unknown, other: unknown, at = ''): string[] {
  if (typeof one === 'string')
    return one === other && /\p{L}{3}/u.test(one) && !AMOUNT.test(one) ? [`${at}: ${one}`] : [];
  if (one === null || typeof one !== 'object' || other === null || typeof other !== 'object') return [];
  const others: Readonly<Record<string, unknown>> = { ...other };
  return Object.entries(one).flatMap(([key, value]) =>
    KEPT.has(key) ? [] : alike(value, others[key], `${at}/${key}`),
  );
}
