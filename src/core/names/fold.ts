const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  κ: 'kappa',
  λ: 'lambda',
  µ: 'u',
  μ: 'u',
  ω: 'omega',
};

/**
 * How many letters a text folds to at most. Spelling out makes some letters longer: "α" becomes five, and U+FDFA
 * eighteen, so that a text of them would outgrow the limit of its field many times over.
 */
export const mostFolded = (text: string): number => 2 * text.length + 16;

/**
 * The spelling under which names are compared: lower case, no accents, Greek letters spelled out,
 * punctuation as single spaces. "25-OH Vitamin D₃" and "25 oh vitamin d3" fold alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[αβγδκλµμω]/g, (letter) => GREEK[letter] ?? letter)
    .replace(/['’`]/g, '')
    .replace(/\+/g, ' plus ')
    .slice(0, mostFolded(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `fold` without its spaces: "t-TG IgA" and "ttg iga" meet here. */
export function squeeze(text: string): string {
  return fold(text).replaceAll(' ', '');
}
