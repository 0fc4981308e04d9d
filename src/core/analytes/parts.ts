/** A name that says the same thing twice: "ALT (SGPT)", "Fasting blood sugar - FBS", "TGO/AST". */
export function partsOf(typed: string): readonly [string, string] | undefined {
  const found =
    /^(?<one>[^()[\]]*\p{L}[^()[\]]*?)\s*[([](?<other>[^()[\]]*\p{L}[^()[\]]*)[)\]]$/u.exec(typed.trim())
      ?.groups ??
    /^(?<one>.*\p{L}.*?)(?:\s+[-–]\s+|\s*\/\s*)(?<other>.*\p{L}.*)$/u.exec(typed.trim())?.groups;
  const { one, other } = found ?? {};
  return one === undefined || other === undefined ? undefined : [one.trim(), other.trim()];
}

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
