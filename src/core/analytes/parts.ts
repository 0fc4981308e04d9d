/** A name that says the same thing twice: "ALT (SGPT)", "Fasting blood sugar - FBS", "TGO/AST". */
export function partsOf(typed: string): readonly [string, string] | undefined {
  const found =
    /^(?<one>[^()[\]]*\p{L}[^()[\]]*?)\s*[([](?<other>[^()[\]]*\p{L}[^()[\]]*)[)\]]$/u.exec(typed.trim())
      ?.groups ??
    /^(?<one>.*\p{L}.*?)(?:\s+[-–]\s+|\s*\/\s*)(?<other>.*\p{L}.*)$/u.exec(typed.trim())?.groups;
  const { one, other } = found ?? {};
  return one === undefined || other === undefined ? undefined : [one.trim(), other.trim()];
}

/** A code of a laboratory before a name: "GLU GLUCOSA", "K Potasio", "0412 Urea". */
export function codeAndName(typed: string): readonly [string, string] | undefined {
  const { code, name } =
    /^(?<code>\p{Lu}[\p{Lu}\p{N}]{0,5}|\d{3,6})\s*(?:[-–:.]\s*|\s)(?<name>\p{L}{3,}.*)$/u.exec(typed.trim())
      ?.groups ?? {};
  return code === undefined || name === undefined ? undefined : [code, name];
}

/** Whether a code says nothing but the name: a number, or the beginning of its first word. */
export const isCodeOf = (code: string, name: string): boolean =>
  /^\d+$/.test(code) || (code.length > 2 && plain(name).startsWith(plain(code)));

const plain = (text: string): string => letters(text).toLowerCase();

const letters = (text: string): string => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a short word in capitals is made of the letters of a name, in their order: "BT" of "Bilirrubina total". */
export function abbreviates(short: string, name: string): boolean {
  const mark = letters(short);
  if (mark.length < 2 || mark.length > 6 || /\s/.test(short.trim()) || mark !== mark.toUpperCase())
    return false;
  const initials = name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0))
    .join('');
  return mark.toLowerCase() === letters(initials).toLowerCase();
}
