/** What search engines show of a description before they cut it. */
export const LONGEST = 160;

/** The whole sentences that fit; of a first one that does not, the words that do. */
export function headDescription(description: string): string {
  if (description.length <= LONGEST) return description;
  const sentences = /^.*(?<!\b[A-Z])[.!?](?=\s+[\p{Lu}\d¿¡])/u.exec(description.slice(0, LONGEST + 2))?.[0];
  return sentences ?? `${description.slice(0, LONGEST - 1).replace(/[,;:]?\s+\S*$/, '')}…`;
}
