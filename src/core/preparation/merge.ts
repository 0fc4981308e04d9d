import {
  type Ask,
  AVOIDED,
  COLLECTIONS,
  EVENTS,
  type Fact,
  type FactOf,
  KEPT,
  MEDICINES,
  type Preparation,
  TOLD,
} from '../model/preparation.ts';

/** What an item asks for. */
export interface Asking {
  readonly slug: string;
  readonly preparation: Preparation;
}

/** In which order facts are told. */
export const KINDS = [
  'fasting',
  'avoid',
  'ask',
  'wait',
  'keep',
  'draw',
  'cycle',
  'dose',
  'rest',
  'stay',
  'collect',
  'step',
  'tell',
  'note',
] as const satisfies readonly Ask['kind'][];

const NEEDS = ['no', 'preferred', 'required'] as const;

/** The facts of one record, one by one. */
export function factsOf({ slug, preparation }: Asking): Fact[] {
  const { fasting, avoid, ask, wait, keep, draw, cycle, dose, rest, stay, collect, tell, notes } =
    preparation;
  const asks: Ask[] = [
    ...(fasting === undefined ? [] : [{ kind: 'fasting', ...fasting } as const]),
    ...(avoid ?? []).map((one) => ({ kind: 'avoid', ...one }) as const),
    ...(ask ?? []).map((one) => ({ kind: 'ask', ...one }) as const),
    ...(wait ?? []).map((one) => ({ kind: 'wait', ...one }) as const),
    ...(keep ?? []).map((what) => ({ kind: 'keep', what }) as const),
    ...(draw === undefined ? [] : [{ kind: 'draw', ...draw, ...atHome(collect) } as const]),
    ...(cycle === undefined ? [] : [{ kind: 'cycle', ...cycle } as const]),
    ...(dose === undefined ? [] : [{ kind: 'dose', ...dose } as const]),
    ...(rest === undefined ? [] : [{ kind: 'rest', ...rest } as const]),
    ...(stay === undefined ? [] : [{ kind: 'stay', ...stay } as const]),
    ...(collect === undefined ? [] : collecting(collect)),
    ...(tell ?? []).map((what) => ({ kind: 'tell', what }) as const),
    ...(notes ?? []).map((text) => ({ kind: 'note', text }) as const),
  ];
  return asks.map((one) => ({ ...one, because: [slug] }));
}

function collecting({ steps = [], ...collect }: NonNullable<Preparation['collect']>): Ask[] {
  return [{ kind: 'collect', ...collect }, ...steps.map((text) => ({ kind: 'step', text }) as const)];
}

/** Saliva is collected at home, at an hour of its own. */
const atHome = (collect: Preparation['collect']): { readonly home?: true } =>
  collect?.what === 'saliva_kit' ? { home: true } : {};

/** Asks with one key are one fact. */
function keyOf(ask: Ask): string {
  switch (ask.kind) {
    case 'fasting':
    case 'rest':
    case 'stay':
      return ask.kind;
    case 'avoid':
    case 'ask':
    case 'keep':
    case 'tell':
    case 'collect':
      return `${ask.kind} ${ask.what}`;
    case 'wait':
      return `wait ${ask.after}`;
    case 'dose':
      return `dose ${ask.medicine.en} ${ask.hoursAfter ?? 0} ${ask.atLeast ?? false} ${ask.beforeNext ?? false}`;
    case 'draw':
      return `draw ${ask.need} ${ask.from ?? ''}-${ask.to ?? ''} ${ask.home ?? false}`;
    case 'cycle':
      return `cycle ${JSON.stringify([ask.need, 'from' in ask ? [ask.from, ask.to] : 'beforeNext' in ask ? ask.beforeNext : 0])}`;
    case 'step':
    case 'note':
      return `${ask.kind} ${ask.text.en}`;
  }
}

/** How much is asked for: of two with one key, the greater holds. */
function amountOf(ask: Ask): number {
  switch (ask.kind) {
    case 'fasting':
    case 'avoid':
    case 'ask':
      return ask.hours ?? 0;
    case 'wait':
      return ask.days;
    case 'rest':
    case 'stay':
      return ask.minutes;
    default:
      return 0;
  }
}

const both = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])].sort();

function joined(a: Fact, b: Fact): Fact {
  const [more, less] = amountOf(a) >= amountOf(b) ? [a, b] : [b, a];
  const because = amountOf(a) === amountOf(b) ? both(a.because, b.because) : more.because;
  if (more.kind === 'fasting' && less.kind === 'fasting') return fastFor(more, less, because);
  if (more.kind === 'rest' && less.kind === 'rest' && (more.lying ?? less.lying) === true)
    return { ...more, lying: true, because };
  if (more.kind === 'collect' && less.kind === 'collect' && (more.firstMorning ?? less.firstMorning) === true)
    return { ...more, firstMorning: true, because };
  return { ...more, because };
}

/** The stricter need, the longer time, and water only where all allow it. */
function fastFor(
  more: FactOf<'fasting'>,
  less: FactOf<'fasting'>,
  because: readonly string[],
): FactOf<'fasting'> {
  const need = NEEDS[Math.max(NEEDS.indexOf(more.need), NEEDS.indexOf(less.need))] ?? 'required';
  const dry = more.water === false || less.water === false;
  const said = more.water !== undefined || less.water !== undefined;
  return {
    kind: 'fasting',
    need,
    ...(more.hours === undefined ? {} : { hours: more.hours }),
    ...(said ? { water: !dry } : {}),
    because,
  };
}

const CODES: Partial<Record<Ask['kind'], readonly string[]>> = {
  avoid: AVOIDED,
  ask: MEDICINES,
  wait: EVENTS,
  keep: KEPT,
  collect: COLLECTIONS,
  tell: TOLD,
};

const codeOf = (ask: Ask): string => ('what' in ask ? ask.what : 'after' in ask ? ask.after : '');

/** By kind, then as the tables of codes are ordered, then by what is said. */
function inOrder(a: Fact, b: Fact): number {
  const kind = KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  if (kind !== 0) return kind;
  const codes = CODES[a.kind] ?? [];
  const code = codes.indexOf(codeOf(a)) - codes.indexOf(codeOf(b));
  if (code !== 0) return code;
  const [first, second] = [keyOf(a), keyOf(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/**
 * What several lists of facts ask for together: each thing once, for the longest time that any asks, with those that
 * ask for it. The order of the lists, and how often one stands there, change nothing.
 */
export function mergeFacts(...lists: readonly (readonly Fact[])[]): Fact[] {
  const merged = new Map<string, Fact>();
  for (const fact of lists.flat()) {
    const key = keyOf(fact);
    const known = merged.get(key);
    merged.set(key, known === undefined ? { ...fact, because: both(fact.because, []) } : joined(known, fact));
  }
  return [...merged.values()].sort(inOrder);
}

/** How to prepare for several items at once. */
export const mergePreparations = (items: readonly Asking[]): Fact[] => mergeFacts(...items.map(factsOf));
