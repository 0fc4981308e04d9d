import { plainUnit } from './unit-spelling.ts';

/**
 * A printed unit, understood: units of one `kind` convert by a pure factor, units of two kinds never do
 * without an analyte's own conversion. The size is `multiple` × 10^`power` of the kind's base unit.
 */
export interface Unit {
  readonly kind: string;
  readonly power: number;
  readonly multiple: number;
}

/** Sizes as [kind, power of ten, multiple]. U and IU count alike: laboratories print both for one thing. */
type Size = readonly [kind: string, power: number, multiple?: number];

const PREFIXES: Readonly<Record<string, number>> = {
  '': 0,
  k: 3,
  d: -1,
  c: -2,
  m: -3,
  u: -6,
  n: -9,
  p: -12,
  f: -15,
};

const BASES: Readonly<Record<string, Size>> = {
  g: ['mass', 0],
  mol: ['amount', 0],
  eq: ['charge', 0],
  u: ['units', 0],
  iu: ['units', 0],
  // 1 kat = 1 mol/s = 6e7 µmol/min (the enzyme unit U is 1 µmol/min).
  kat: ['units', 7, 6],
  l: ['volume', 0],
  osm: ['osmoles', 0],
  // Units of one maker's assay: equal names do not make two makers' numbers comparable, and nothing converts to them.
  au: ['arbitrary units', 0],
  ru: ['relative units', 0],
  eu: ['ELISA units', 0],
  cu: ['chemiluminescent units', 0],
  copies: ['copies', 0],
};

/** What an amount may be counted over, below the line. */
const SPANS: Readonly<Record<string, Size>> = {
  h: ['hour', 0],
  min: ['minute', 0],
  '24h': ['day', 0],
  ejaculate: ['ejaculate', 0],
};

/** Words for whole numbers of cells. */
const COUNTS: Readonly<Record<string, number>> = {
  '': 0,
  cells: 0,
  k: 3,
  th: 3,
  thou: 3,
  thous: 3,
  thousand: 3,
  miles: 3,
  '1000': 3,
  x1000: 3,
  lac: 5,
  lakh: 5,
  lakhs: 5,
  m: 6,
  mio: 6,
  mill: 6,
  million: 6,
  millions: 6,
  millon: 6,
  millones: 6,
};

/** A thousand in Spanish and a million in English. */
const MIL = { word: 'mil', powers: [3, 6] } as const;

/** Capitals tell giga and tera, counts of cells, from grams and the letter T; where all is in capitals, nothing does. */
const GIGA: Readonly<Record<string, number>> = { 'G/L': 9, 'T/L': 12 };

/** Spelled alone: nothing else converts to these by a factor. */
const WHOLE: Readonly<Record<string, Size>> = {
  '%': ['fraction', -2],
  'l/l': ['fraction', 0],
  fraction: ['fraction', 0],
  'mm/h': ['millimetres an hour', 0],
  'ml/min/1.73m2': ['filtration', 0],
  'ml/min': ['flow', 0],
  'ml/s': ['flow', 1, 6],
  fl: ['cell volume', 0],
  pg: ['cell mass', 0],
  s: ['seconds', 0],
  ratio: ['ratio', 0],
  index: ['ratio', 0],
  inr: ['ratio', 0],
  's/co': ['ratio', 0],
  'mosm/kg': ['osmolality', 0],
  ph: ['acidity', 0],
  mmhg: ['pressure', 0],
  // 1 kPa = 7.50062 mmHg
  kpa: ['pressure', 0, 7.50062],
  titer: ['titer', 0],
  log10: ['logarithm', 0],
  'logiu/ml': ['logarithm of units', 0],
  'logcopies/ml': ['logarithm of copies', 0],
  '/hpf': ['high-power field', 0],
  '/lpf': ['low-power field', 0],
  '/100wbc': ['per 100 white cells', 0],
  ai: ['ratio', 0],
  gpl: ['GPL units', 0],
  mpl: ['MPL units', 0],
  apl: ['APL units', 0],
  sgu: ['SGU units', 0],
  smu: ['SMU units', 0],
  cu: ['chemiluminescent units alone', 0],
  u: ['units alone', 0],
  iu: ['units alone', 0],
  units: ['units alone', 0],
  od: ['optical density', 0],
  ml: ['volume', -3],
  l: ['volume', 0],
};

/**
 * Reads a unit as laboratories print it (mg/dL, uIU/mL, µg/dL, K/uL, x10E3/uL, mL/min/1.73m2); where the spelling has
 * two readings, the more usual one.
 */
export const parseUnit = (printed: string): Unit | undefined => unitReadings(printed)[0];

/** Every reading of a printed unit: "mil/mm3" counts millions in English and thousands in Spanish. */
export function unitReadings(printed: string): Unit[] {
  const trimmed = printed.trim();
  const text = plainUnit(trimmed);
  const giga = Object.hasOwn(GIGA, trimmed) ? GIGA[trimmed] : undefined;
  const [top, ...below] = text.split('/');
  const readings =
    top === MIL.word && below.length > 0
      ? MIL.powers.map((power) => readPlain([`10^${power}`, ...below].join('/')))
      : [
          ...(giga === undefined ? [] : [{ kind: 'count/volume', power: giga, multiple: 1 }]),
          readPlain(text),
        ];
  return readings.filter((unit) => unit !== undefined);
}

function readPlain(text: string): Unit | undefined {
  if (Object.hasOwn(WHOLE, text)) return unitOf(WHOLE[text]);
  // Two scales of D-dimer: about two fibrinogen-equivalent units to one D-dimer unit, by no fixed factor.
  const scale = /(?:feu|ddu)$/.exec(text)?.[0];
  const [top, ...below] = text.replace(/(?:feu|ddu)$/, '').split('/');
  if (top === undefined || below.length === 0 || below.length > 2) return undefined;
  const parts = below
    .map((part) => sized(part) ?? unitOf(Object.hasOwn(SPANS, part) ? SPANS[part] : undefined))
    // "nmol/h/mL" is "nmol/mL/h".
    .sort((a, b) => (a?.kind === 'volume' ? -1 : b?.kind === 'volume' ? 1 : 0));
  const [first, second] = parts;
  const above =
    first?.kind === 'mass' || first?.kind === 'amount' ? sized(top) : (counted(top) ?? sized(top));
  if (above === undefined || first === undefined || (below.length === 2 && second === undefined))
    return undefined;
  return {
    kind:
      [above, first, ...(second === undefined ? [] : [second])].map(({ kind }) => kind).join('/') +
      (scale === undefined ? '' : ` ${scale}`),
    power: above.power - first.power - (second?.power ?? 0),
    multiple: above.multiple / first.multiple / (second?.multiple ?? 1),
  };
}

function unitOf(size: Size | undefined): Unit | undefined {
  return size === undefined ? undefined : { kind: size[0], power: size[1], multiple: size[2] ?? 1 };
}

/** "mg", "umol", "miu", "dl": a prefix and a base. */
function sized(text: string): Unit | undefined {
  for (const [base, size] of Object.entries(BASES)) {
    if (!text.endsWith(base)) continue;
    const prefix = text.slice(0, text.length - base.length);
    const power = Object.hasOwn(PREFIXES, prefix) ? PREFIXES[prefix] : undefined;
    const unit = unitOf(size);
    if (power !== undefined && unit !== undefined) return { ...unit, power: unit.power + power };
  }
  return undefined;
}

/** "k", "thou", "cells", "10e3", "x10^9", "10*12": how many. */
function counted(text: string): Unit | undefined {
  const exponent = /^x?(?:10(?:\^|\*{1,2}|e|')?|e)(3|6|9|12)$/.exec(text)?.[1];
  const power =
    exponent !== undefined ? Number(exponent) : Object.hasOwn(COUNTS, text) ? COUNTS[text] : undefined;
  return power === undefined ? undefined : { kind: 'count', power, multiple: 1 };
}

/** The number that turns a value in `from` into one in `to`; undefined when they are of two kinds. */
export function unitFactor(from: Unit, to: Unit): number | undefined {
  if (from.kind !== to.kind) return undefined;
  const power = from.power - to.power;
  // Dividing by a whole power of ten keeps 1 ng/dL = 10 pg/mL free of binary dust.
  const scale = power >= 0 ? 10 ** power : 1 / 10 ** -power;
  return (from.multiple / to.multiple) * scale;
}
