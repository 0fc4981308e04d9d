/** Control characters, and marks that turn the direction of writing or are not seen; line breaks and tabs are none. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
/** A tag or a comment of HTML; "4.5 <INR <6.0" is none. */
const MARKUP = /<(?:\/?[a-z][^<>]*>|!--)/i;
const SCRIPT = /\bjavascript:/i;
/** What a spreadsheet takes for a formula when it opens a download. */
const FORMULA = /^(?:[=@+-][\w.]*[(|!]|=[A-Z]{0,3}\d)/;

export interface Unclean {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
  readonly tip: string;
}

/** Every text within a value that would do something else than be read: at its path, with what is wrong. */
export function uncleanTexts(value: unknown, path: readonly PropertyKey[] = []): Unclean[] {
  if (typeof value === 'string') return uncleanText(value).map((fault) => ({ path, ...fault }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => uncleanTexts(inner, [...path, key]));
}

type Fault = Pick<Unclean, 'problem' | 'tip'>;

/** A sign that nobody sees, in any text. */
export function hiddenSigns(text: string): Fault[] {
  const code = HIDDEN.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return [];
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return [
    {
      problem: `holds a sign that nobody sees (${name})`,
      tip: 'Type the text again: the sign was copied with it.',
    },
  ];
}

/** Markdown has components and rules; a field of a record has none. */
function uncleanText(text: string): Fault[] {
  return [
    ...hiddenSigns(text),
    ...(MARKUP.test(text) || SCRIPT.test(text)
      ? [{ problem: 'holds HTML or a script', tip: 'Write plain text.' }]
      : []),
    ...(FORMULA.test(text)
      ? [{ problem: 'begins as a formula of a spreadsheet', tip: 'Begin it with a letter or a digit.' }]
      : []),
  ];
}
