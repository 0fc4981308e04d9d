/** The first sentence of a text; an abbreviation such as "U.S." ends none. */
export const firstSentence = (text: string): string =>
  text.split(/(?<=[\p{L}\d)]{2}[.!?])\s+(?=[\p{Lu}¿¡])/u)[0] ?? text;
