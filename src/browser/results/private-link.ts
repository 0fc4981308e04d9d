/** A value of a report as its row holds it, all as typed. */
export interface RowText {
  readonly marker: string;
  readonly value: string;
  readonly unit: string;
  readonly low: string;
  readonly high: string;
  /** How the report marks the value: "HH". */
  readonly mark: string;
  /** The word that the report prints as expected: "NEGATIVE". */
  readonly expected?: string;
}

export interface Report {
  readonly rows: readonly RowText[];
  /** Fields of the person: sex, age. */
  readonly person: Readonly<Record<string, string>>;
}

/** The report as the last part of an address, which no browser sends to a server. */
export function fragmentOf({ rows, person }: Report): string {
  const text = JSON.stringify([
    rows.map(({ marker, value, unit, low, high, mark, expected = '' }) => [
      ...[marker, value, unit, low, high],
      ...(expected === '' ? (mark === '' ? [] : [mark]) : [mark, expected]),
    ]),
    person,
  ]);
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return `#r=${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The report in the last part of an address; undefined where there is none or it is not whole. */
export function reportIn(fragment: string): Report | undefined {
  const encoded = /^#r=([\w-]+)$/.exec(fragment)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const [rows, person]: [unknown, unknown] = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0))),
    );
    if (!Array.isArray(rows) || !rows.every(isRow) || !isTexts(person)) return undefined;
    return {
      rows: rows.map(
        ([marker = '', value = '', unit = '', low = '', high = '', mark = '', expected = '']) => ({
          marker,
          value,
          unit,
          low,
          high,
          mark,
          ...(expected === '' ? {} : { expected }),
        }),
      ),
      person,
    };
  } catch {
    return undefined;
  }
}

const isRow = (row: unknown): row is string[] =>
  Array.isArray(row) && row.length >= 5 && row.length <= 7 && row.every((part) => typeof part === 'string');

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => typeof part === 'string');
