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
};

/** What an amount may be counted over, below the line. */
const SPANS: Readonly<Record<string, Size>> = {
  h: ['hour', 0],
  '24h': ['day', 0],
  ejaculate: ['ejaculate', 0],
};

/** Words for whole numbers of cells. */
const COUNTS: Readonly<Record<string, number>> = {
  '': 0,
  cells: 0,
  cell: 0,
  k: 3,
  thou: 3,
  thousand: 3,
  m: 6,
  mil: 6,
  mill: 6,
  million: 6,
};

/** Spelled alone: nothing else converts to these by a factor. */
const WHOLE: Readonly<Record<string, Size>> = {
  '%': ['percent', 0],
  'mm/h': ['millimetres an hour', 0],
  'ml/min/1.73m2': ['filtration', 0],
  'ml/min': ['flow', 0],
  fl: ['cell volume', 0],
  pg: ['cell mass', 0],
  s: ['seconds', 0],
  ratio: ['ratio', 0],
  index: ['ratio', 0],
  inr: ['ratio', 0],
  'mosm/kg': ['osmolality', 0],
  ph: ['acidity', 0],
  ml: ['volume', -3],
  l: ['volume', 0],
};

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[µμ]/g, 'u'],
  // UCUM: m[IU]/L, mg/g{creat}.
  [/[[\]]|\{[^}]*\}/g, ''],
  [/\bgms?\b/g, 'g'],
  [/\bmicrog(ram)?s?\b/g, 'ug'],
  [/²/g, '2'],
  [/³/g, '3'],
  [/⁶/g, '6'],
  [/⁹/g, '9'],
  [/\^?¹²/g, '12'],
  [/^%.*$/, '%'],
  [/[\s_]/g, ''],
  [/^((?:mc|u|m|n)?g)%$/, '$1/dl'],
  [/\(?(calc|calculated|feu)\)?$/, ''],
  [/10\((3|6|9|12)\)/, '10^$1'],
  [/^mcg|(?<=\/)mcg/g, 'ug'],
  [/^mc(?=mol|iu|u|g)/g, 'u'],
  [/\/mcl$/g, '/ul'],
  [/\/(cumm|mm\^?3|cmm)$/g, '/ul'],
  [/\/cc$/g, '/ml'],
  [/\/100ml$/g, '/dl'],
  [/\/(hr|hrs|hour|hours)$/g, '/h'],
  [/\/(24hr|24hrs|24hours|d|day|dia|24hora|24horas)$/g, '/24h'],
  [/^(sec|secs|seconds)$/g, 's'],
  [/^percent$/g, '%'],
  [/1\.73(m\^?2?|sqm)?$/g, '1.73m2'],
  [/(units?)(?=\/)/g, 'u'],
  [/(creat|creatinine|cr|hb|hgb)$/g, ''],
];

/** Reads a unit as laboratories print it (mg/dL, uIU/mL, µg/dL, K/uL, x10E3/uL, mL/min/1.73m2). */
export function parseUnit(printed: string): Unit | undefined {
  let text = printed.trim().toLowerCase();
  for (const [pattern, plain] of SPELLINGS) text = text.replace(pattern, plain);
  if (Object.hasOwn(WHOLE, text)) return unitOf(WHOLE[text]);
  // D-dimer units are about half of fibrinogen-equivalent ones, by no fixed factor.
  const other = /ddu$/.test(text) ? ' (D-dimer units)' : '';
  const [top, ...below] = text.replace(/ddu$/, '').split('/');
  if (top === undefined || below.length === 0 || below.length > 2) return undefined;
  const parts = below.map(
    (part) => sized(part) ?? unitOf(Object.hasOwn(SPANS, part) ? SPANS[part] : undefined),
  );
  const [first, second] = parts;
  const above =
    first?.kind === 'mass' || first?.kind === 'amount' ? sized(top) : (counted(top) ?? sized(top));
  if (above === undefined || first === undefined || (below.length === 2 && second === undefined))
    return undefined;
  return {
    kind: [above, first, ...(second === undefined ? [] : [second])].map(({ kind }) => kind).join('/') + other,
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
  const exponent = /^x?10(?:\^|\*|e|\*\*)?(3|6|9|12)$/.exec(text)?.[1];
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
