import type { ServiceFile } from '../../core/model/service.ts';
import type { Authored } from '../read/authored.ts';
import { counted, some, type Todo } from './todo.ts';

/** Where people can be drawn. */
export const placesTodos = (authored: Authored, service: ServiceFile): Todo[] => [
  ...sampleSites(authored),
  ...statesWithoutSite(authored, service),
];

function sampleSites({ store, sites }: Authored): Todo[] {
  const samples = sites.filter(({ sample }) => sample).length;
  if (samples === 0) return [];
  return [
    {
      weight: 'stops',
      at: `${store}/draw-sites`,
      found: `${samples} of ${counted(sites.length, 'draw site')} ${samples === 1 ? 'is' : 'are'} made up: people would stand before a door that is not there.`,
      todo: 'Import the places of your labs with npm run import-sites.',
    },
  ];
}

function statesWithoutSite({ store, labs, sites, states }: Authored, service: ServiceFile): Todo[] {
  const { served, notServed = [], routing } = service;
  if (sites.length === 0)
    return [
      {
        weight: 'stops',
        at: `${store}/draw-sites`,
        found: 'No draw site is known, so nobody can find where to go.',
        todo: 'Import the places of your labs with npm run import-sites.',
      },
    ];
  const reached = served ?? states.map(({ code }) => code).filter((code) => !notServed.includes(code));
  const routed = new Map(
    routing.flatMap((route) => route.states.map((state) => [state, route.lab] as const)),
  );
  return labs.flatMap(({ slug, name, states: own = reached }): Todo[] => {
    const has = new Set(sites.filter(({ lab }) => lab === slug).map(({ state }) => state));
    const without = own.filter(
      (state) => reached.includes(state) && (routed.get(state) ?? slug) === slug && !has.has(state),
    );
    if (without.length === 0) return [];
    return [
      {
        weight: 'should',
        at: `${store}/draw-sites/${slug}.csv`,
        found: `${name} takes orders in ${counted(without.length, 'state')} where it has no draw site: ${some(without, 10)}.`,
        todo: `Add its sites there, or list under states in labs/${slug}.json only where it draws.`,
      },
    ];
  });
}
