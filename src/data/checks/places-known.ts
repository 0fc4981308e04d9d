import type { Check } from './check.ts';

export const placesKnown: Check = {
  name: 'places-known',
  why: 'Routing, draw sites and ZIP codes speak of states that exist, and a site lies in a known ZIP code.',
  run({ service, states, sites, zips }) {
    const codes = new Set(states.map(({ code }) => code));
    const known = new Map(zips.map(({ zip, state }) => [zip, state]));
    const ids = new Set<string>();
    const routed = [
      ...(service?.notServed ?? []),
      ...(service?.routing ?? []).flatMap((route) => route.states),
    ];
    return [
      ...routed
        .filter((code) => !codes.has(code))
        .map((code) => ({
          rule: this.name,
          file: 'data/service.json',
          at: code,
          problem: 'is no state of data/states.csv',
          tip: 'Correct it.',
        })),
      ...sites.flatMap(({ id, lab, state, zip }) => {
        const breach = (problem: string, tip: string) => ({
          rule: this.name,
          file: `data/draw-sites/${lab}.csv`,
          at: id,
          problem,
          tip,
        });
        const twice = ids.has(id);
        ids.add(id);
        return [
          ...(twice ? [breach('is used twice', 'Give one another id.')] : []),
          ...(known.get(zip) === state
            ? []
            : [breach(`ZIP ${zip} is not a known ZIP of ${state}`, 'Correct ZIP or state.')]),
        ];
      }),
    ];
  },
};
