import type { Dataset } from '../model/dataset.ts';
import type { State } from '../model/service.ts';
import type { LabId, Lang } from '../model/vocabulary.ts';
import { slipBetween } from '../names/distance.ts';
import { fold, squeeze } from '../names/fold.ts';
import { onceFor, onceForEach } from '../once.ts';

type ServiceSlice = Dataset['service'];

const namesOf = ({ said: { en, es }, aliases }: State): string[] => [en.name, es.name, ...aliases];

/** The state that a code or name means, in any case, spacing, points and accent; undefined when it is none. */
export function findState(typed: string, { states }: ServiceSlice): State | undefined {
  return statesByName(states).get(squeeze(typed));
}

/** By code and, where that is no code, by name. */
const statesByName = onceFor((states: readonly State[]) => {
  const known = new Map(states.map((state) => [squeeze(state.code), state]));
  for (const state of states)
    for (const name of namesOf(state)) if (!known.has(squeeze(name))) known.set(squeeze(name), state);
  return known;
});

const MOST_NEAR = 4;
const SHORTEST = 3;

/**
 * States that may be meant by what is none: names that are a slip away, names that begin so, or a code or a name
 * among other words. To be offered: a state decides the lab and whether an order is served.
 */
export function statesNear(typed: string, { states }: ServiceSlice): State[] {
  const asked = fold(typed);
  const words = asked.split(' ');
  const isNear = (name: string): boolean =>
    slipBetween(asked, name) !== Number.POSITIVE_INFINITY ||
    (asked.length >= SHORTEST && name.split(' ').some((word) => word.startsWith(asked))) ||
    ` ${asked} `.includes(` ${name} `);
  return states
    .filter((state) => words.at(-1) === fold(state.code) || namesOf(state).some((name) => isNear(fold(name))))
    .slice(0, MOST_NEAR);
}

/** Which labs draw in a state: one alone, some of them, any, or none. */
export type StateRule =
  | { readonly kind: 'any' }
  | { readonly kind: 'some'; readonly labs: readonly LabId[] }
  | { readonly kind: 'routed'; readonly lab: LabId }
  | { readonly kind: 'not_served' };

export const stateRule = (code: string, slice: ServiceSlice): StateRule => ruleIn(slice, code);

const ruleIn = onceForEach(({ service, labs }: ServiceSlice, code): StateRule => {
  if (service.notServed.includes(code)) return { kind: 'not_served' };
  const route = service.routing.find(({ states }) => states.includes(code));
  if (route !== undefined) return { kind: 'routed', lab: route.lab };
  const drawing = labs.filter(({ states }) => states === undefined || states.includes(code));
  const [only, ...others] = drawing.map(({ id }) => id);
  if (only === undefined) return { kind: 'not_served' };
  if (drawing.length === labs.length) return { kind: 'any' };
  return others.length === 0 ? { kind: 'routed', lab: only } : { kind: 'some', labs: [only, ...others] };
});

/** Every lab of the store, in its order. */
export const labIds = ({ labs }: ServiceSlice): readonly LabId[] => labs.map(({ id }) => id);

/** The labs that a rule lets draw. */
export function labsBy(rule: StateRule, service: ServiceSlice): readonly LabId[] {
  if (rule.kind === 'any') return labIds(service);
  if (rule.kind === 'some') return rule.labs;
  return rule.kind === 'routed' ? [rule.lab] : [];
}

/** The labs that draw orders in a state. */
export const labsIn = (code: string, service: ServiceSlice): readonly LabId[] =>
  labsBy(stateRule(code, service), service);

/** The name of a state in a language, by its code. */
export function stateIn(code: string, { states }: ServiceSlice, lang: Lang): string {
  const state = states.find((one) => one.code === code);
  return state === undefined ? code : state.said[lang].name;
}
