import { plainUnit } from '../../chemistry/unit-spelling.ts';
import { parseUnit, unitFactor, unitReadings } from '../../chemistry/units.ts';

/** Units that UCUM writes in its own way, by their plain spelling. */
const WHOLE: Readonly<Record<string, string>> = {
  '%': '%',
  fl: 'fL',
  pg: 'pg',
  s: 's',
  ph: '[pH]',
  mmhg: 'mm[Hg]',
  'mm/h': 'mm/h',
  'ml/min': 'mL/min',
  'ml/min/1.73m2': 'mL/min/{1.73_m2}',
  'mosm/kg': 'mosm/kg',
};

const BASES: Readonly<Record<string, string>> = {
  g: 'g',
  mol: 'mol',
  eq: 'eq',
  u: 'U',
  iu: '[IU]',
  l: 'L',
  kat: 'kat',
};

const COUNTS: Readonly<Record<string, string>> = { k: '10*3', th: '10*3', thousand: '10*3', million: '10*6' };

function part(text: string): string | undefined {
  const power = /^x?10(?:\^|\*{1,2}|e|')?(3|6|9|12)$/.exec(text)?.[1];
  if (power !== undefined) return `10*${power}`;
  if (Object.hasOwn(COUNTS, text)) return COUNTS[text];
  const [, prefix = '', base = ''] = /^([munpfdck]?)(g|mol|eq|iu|u|l|kat)$/.exec(text) ?? [];
  return base === '' ? undefined : `${prefix}${BASES[base]}`;
}

/** A printed unit in UCUM, in which FHIR writes units; undefined where it is not certain. */
export function ucumOf(printed: string): string | undefined {
  const [unit, ...others] = unitReadings(printed);
  if (unit === undefined || others.length > 0) return undefined;
  const plain = plainUnit(printed);
  if (Object.hasOwn(WHOLE, plain)) return WHOLE[plain];
  const parts = plain.split('/').map(part);
  if (parts.length < 2 || parts.includes(undefined)) return undefined;
  const written = parts.join('/');
  // Read again it must be the same unit: "G/L" of cells is no gram.
  const again = parseUnit(written);
  const factor = again === undefined ? undefined : unitFactor(unit, again);
  return factor !== undefined && Math.abs(factor - 1) < 1e-9 ? written : undefined;
}
