/** Something that came as JSON and of which nothing is known yet. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectIn = (value: unknown): Json => (isObject(value) ? value : {});

export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const LONGEST = 400;

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : undefined;

export const finiteIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The objects of a JSON text: one, a list, or one in each line. Undefined for what is no JSON. */
export function jsonObjects(text: string): Json[] | undefined {
  const whole = parsed(text);
  if (whole !== undefined) return isObject(whole) ? [whole] : objectsIn(whole);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const each = lines.map(parsed);
  return lines.length > 1 && each.every(isObject) ? each : undefined;
}
