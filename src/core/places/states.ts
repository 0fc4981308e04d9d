import type { Dataset } from '../model/dataset.ts';
import type { State } from '../model/service.ts';
import { LAB_IDS, type LabId, type Lang } from '../model/vocabulary.ts';
import { slipBetween } from '../names/distance.ts';
import { fold, squeeze } from '../names/fold.ts';

type ServiceSlice = Dataset['service'];

const namesOf = ({ said: { en, es }, aliases }: State): string[] => [en.name, es.name, ...aliases];

/** The state that a code or name means, in any case, spacing, points and accent; undefined when it is none. */
export function findState(typed: string, { states }: ServiceSlice): State | undefined {
  const key = squeeze(typed);
  return (
    states.find(({ code }) => squeeze(code) === key) ??
    states.find((state) => namesOf(state).some((name) => squeeze(name) === key))
  );
}

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

/** Which lab draws in a state: one that is fixed by routing, any, or none. */
export type StateRule =
  | { readonly kind: 'any' }
  | { readonly kind: 'routed'; readonly lab: LabId }
  | { readonly kind: 'not_served' };

export function stateRule(code: string, { service }: ServiceSlice): StateRule {
  if (service.notServed.includes(code)) return { kind: 'not_served' };
  const route = service.routing.find(({ states }) => states.includes(code));
  return route === undefined ? { kind: 'any' } : { kind: 'routed', lab: route.lab };
}

/** The labs that draw orders in a state. */
export function labsIn(code: string, service: ServiceSlice): readonly LabId[] {
  const rule = stateRule(code, service);
  return rule.kind === 'any' ? LAB_IDS : rule.kind === 'routed' ? [rule.lab] : [];
}

/** The name of a state in a language, by its code. */
export function stateIn(code: string, { states }: ServiceSlice, lang: Lang): string {
  const state = states.find((one) => one.code === code);
  return state === undefined ? code : state.said[lang].name;
}
