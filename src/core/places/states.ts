import type { Dataset } from '../model/dataset.ts';
import type { State } from '../model/service.ts';
import { LAB_IDS, type LabId, type Lang } from '../model/vocabulary.ts';
import { squeeze } from '../names/fold.ts';

type ServiceSlice = Dataset['service'];

/** Names that mean one state alone, beside its own, as they are squeezed. */
const ALSO: Readonly<Record<string, string>> = {
  washingtondc: 'DC',
  districtofcolumbia: 'DC',
  nyc: 'NY',
  newyorkcity: 'NY',
  newyorkstate: 'NY',
  washingtonstate: 'WA',
};

/** The state that a code or name means, in any case, spacing, accent and with dots ("N.Y."); undefined when it is none. */
export function findState(typed: string, { states }: ServiceSlice): State | undefined {
  const key = squeeze(typed);
  const code = (Object.hasOwn(ALSO, key) ? (ALSO[key] ?? '') : typed.replaceAll(/[.\s]/g, '')).toUpperCase();
  return (
    states.find((state) => state.code === code) ??
    states.find(({ said: { en, es } }) => squeeze(en.name) === key || squeeze(es.name) === key)
  );
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
