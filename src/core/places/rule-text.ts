import type { Dataset } from '../model/dataset.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { Words } from '../words/index.ts';
import { labName } from './labs.ts';
import { labIds, stateIn, stateRule } from './states.ts';

type ServiceSlice = Dataset['service'];
interface Speaking {
  readonly lang: Lang;
  readonly words: Words;
}

/** What applies to orders in a state, in a sentence. */
export function ruleText(code: string, service: ServiceSlice, { lang, words: { places } }: Speaking): string {
  const name = stateIn(code, service, lang);
  const rule = stateRule(code, service);
  switch (rule.kind) {
    case 'not_served':
      return places.notServed([name]);
    case 'routed':
      return places.routed([name], labName(rule.lab, service));
    case 'some':
      return places.anyLab(name, ...labsOf(service, rule.labs));
    case 'any':
      return places.anyLab(name, ...labsOf(service));
  }
}

/** What differs by state, as sentences; where nothing does, that any lab draws. */
export function statesRules(service: ServiceSlice, { places }: Words, lang: Lang): string {
  const { routing, served, notServed } = service.service;
  const named = (codes: readonly string[]) => codes.map((code) => stateIn(code, service, lang));
  const rules = [
    ...routing.map(({ states, lab }) => places.routed(named(states), labName(lab, service))),
    ...(served !== undefined
      ? [places.onlyServed(named(served))]
      : notServed.length === 0
        ? []
        : [places.notServed(named(notServed))]),
  ];
  return rules.length === 0 ? places.anyLabInThese(...labsOf(service)) : rules.join(' ');
}

/** What applies in every state that has no rule of its own. */
export const anyRuleText = (service: ServiceSlice, { places }: Words): string =>
  places.anyLabInThese(...labsOf(service));

/** The names of all labs, and of the one that draws unless another is chosen. */
function labsOf(
  service: ServiceSlice,
  ids: readonly string[] = labIds(service),
): readonly [names: readonly string[], usual: string] {
  const { defaultLab } = service.service;
  const usual = ids.includes(defaultLab) ? defaultLab : (ids[0] ?? defaultLab);
  return [ids.map((id) => labName(id, service)), labName(usual, service)];
}

/** What somebody who looks for a site there should know; undefined where nothing is special. */
export function noteFor(
  code: string,
  siteIsNear: boolean,
  service: ServiceSlice,
  speaking: Speaking,
): string | undefined {
  const { places } = speaking.words;
  const rule = stateRule(code, service);
  if (rule.kind === 'not_served') return `${ruleText(code, service, speaking)} ${places.otherState}`;
  if (rule.kind === 'routed') return ruleText(code, service, speaking);
  const isTerritory = service.states.some((state) => state.code === code && state.kind === 'territory');
  return isTerritory && !siteIsNear ? places.territory(stateIn(code, service, speaking.lang)) : undefined;
}
