import type { Check } from '../check.ts';

export const placesKnown: Check = {
  name: 'places-known',
  why: 'Routing, draw sites and ZIP codes speak of states that exist, and a site or town lies in a known ZIP code.',
  run({ service, states, labs, sites, zips, towns }) {
    const codes = new Set(states.map(({ code }) => code));
    const known = new Map(zips.map(({ zip, state }) => [zip, state]));
    const ids = new Set<string>();
    const routed = [
      ...(service?.notServed ?? []),
      ...(service?.served ?? []),
      ...(service?.example === undefined ? [] : [service.example.state]),
      ...(service?.routing ?? []).flatMap((route) => route.states),
    ];
    return [
      ...routed
        .filter((code) => !codes.has(code))
        .map((code) => ({
          rule: this.name,
          file: 'data/store/service.json',
          at: code,
          problem: 'is no state of data/states.csv',
          tip: 'Correct it.',
        })),
      ...labs.flatMap(({ slug, states: draws = [] }) =>
        draws
          .filter((code) => !codes.has(code))
          .map((code) => ({
            rule: this.name,
            file: `data/store/labs/${slug}.json`,
            at: code,
            problem: 'is no state of data/states.csv',
            tip: 'Correct it.',
          })),
      ),
      ...towns
        .filter(({ zip }) => !known.has(zip))
        .map(({ name, zip }) => ({
          rule: this.name,
          file: 'data/cities.csv',
          at: name,
          problem: `ZIP ${zip} is not known`,
          tip: 'Give a ZIP code of data/zip-centroids.csv.',
        })),
      ...sites.flatMap(({ id, lab, state, zip }) => {
        const breach = (problem: string, tip: string) => ({
          rule: this.name,
          file: `data/store/draw-sites/${lab}.csv`,
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
