/**
 * Files are read byte for byte as Latin-1, which is right for every code, word and amount of the template whatever
 * the file is written in. This gives the few texts back that people read: UTF-8 where the bytes are UTF-8, else
 * Windows-1252, which spreadsheets write.
 */
export function decoded(bytes: string): string {
  if (!/[\u0080-\uffff]/.test(bytes) || /[\u0100-\uffff]/.test(bytes)) return bytes;
  const buffer = Buffer.from(bytes, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    return new TextDecoder('windows-1252').decode(buffer);
  }
}

/** A cell without the spaces around it; no-break spaces of either encoding are spaces. */
export const trimmed = (cell: string): string =>
  (cell.includes('\u00a0') ? cell.replaceAll(/\u00c2?\u00a0/g, ' ') : cell).trim();

/** No laboratory charge of a hospital is higher; what is, is a placeholder such as 999999999. */
const MOST_CENTS = 100_000_000;

/** Dollars as printed, in cents, rounded half up; or why they are none. */
export function centsIn(printed: string): number | string {
  const digits = printed.startsWith('$') ? printed.slice(1).trim() : printed;
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits) ? digits.replaceAll(',', '') : digits;
  const match = /^(?=\.?\d)(?<whole>\d*)(?:\.(?<part>\d*))?$/.exec(plain);
  if (match === null) return 'is no amount in dollars';
  const { whole = '', part = '' } = match.groups ?? {};
  const thousandths = Number(part.padEnd(3, '0').slice(0, 3));
  const cents = Number(whole || '0') * 100 + Math.round(thousandths / 10);
  if (cents === 0) return 'is not above zero';
  return cents > MOST_CENTS ? 'is above a million dollars' : cents;
}

/** A day as the template allows it, 2026-07-01 or 7/1/2026, as YYYY-MM-DD; undefined where it is none. */
export function dayIn(printed: string): string | undefined {
  const iso = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:T|$)/.exec(printed);
  const american = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/.exec(printed);
  const { year = '', month = '', day = '' } = (iso ?? american)?.groups ?? {};
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text) ? undefined : text;
}
