import type { Dataset } from '../core/model/dataset.ts';
import type { DrawSite } from '../core/model/place.ts';
import type { State } from '../core/model/service.ts';
import { hoursInWords } from '../core/places/hours.ts';
import { stateRule } from '../core/places/states.ts';
import { printDollars } from '../core/pricing/money.ts';
import { HOME } from './catalog.ts';
import { type Block, type Doc, heading, link, paragraph, section } from './doc.ts';
import { LEGEND } from './map.ts';
import { stateMap } from './state-map.ts';

type Slices = Pick<Dataset, 'catalog' | 'service' | 'sites'>;

export const statePath = ({ name }: State): string =>
  `/lab-locations/${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}`;

/** What applies to orders in a state, in a sentence. */
export function ruleText(state: State, service: Dataset['service']): string {
  const rule = stateRule(state.code, service);
  const lab = (id: string): string => service.labs.find((candidate) => candidate.id === id)?.name ?? id;
  if (rule.kind === 'not_served') return `Orders cannot be drawn in ${state.name}.`;
  if (rule.kind === 'routed') return `Orders in ${state.name} are drawn at ${lab(rule.lab)} only.`;
  return `Orders in ${state.name} can be drawn at ${service.labs.map(({ name }) => name).join(', ')}; ${lab(service.service.defaultLab)} unless you choose.`;
}

export function stateDoc(state: State, data: Slices): Doc {
  const { service } = data;
  const rule = stateRule(state.code, service);
  const sites = data.sites
    .filter((site) => site.state === state.code && (rule.kind !== 'routed' || site.lab === rule.lab))
    .sort((a, b) => (a.city + a.id < b.city + b.id ? -1 : 1));
  const shown = rule.kind === 'not_served' ? [] : sites;
  const absent =
    rule.kind === 'routed'
      ? data.catalog.entries.filter(({ orderable, cents }) => orderable && cents[rule.lab] === undefined)
      : [];
  return {
    path: statePath(state),
    lang: 'en',
    kind: 'state',
    title: `Lab tests in ${state.name}`,
    description: `${ruleText(state, service)} Rules, fee and draw sites for ${state.name}.`,
    updatedAt: service.service.dataRelease,
    trail: [HOME, { title: 'States', path: '/lab-locations' }],
    blocks: [
      paragraph(ruleText(state, service)),
      ...(rule.kind === 'not_served'
        ? []
        : [
            paragraph(
              `Every order adds one lab processing fee of ${printDollars(service.service.labFeeCents)}.`,
            ),
          ]),
      ...(shown.length === 0 ? [] : siteBlocks(state, shown)),
      paragraph([link('Find draw sites by ZIP code', '/lab-locations/find'), '.']),
      ...section('Not available here', absent, (entries) => ({
        kind: 'links',
        items: entries.map(({ name, type, slug }) => ({ title: name, path: `/${type}s/${slug}` })),
      })),
    ],
  };
}

/** The map of a state with its sites, and the sites by city. */
function siteBlocks(state: State, sites: readonly DrawSite[]): Block[] {
  const map = stateMap(state.name);
  const sample = sites.some((site) => site.sample) ? ' (made-up samples)' : '';
  const cities = [...new Set(sites.map(({ city }) => city))];
  return [
    heading('Draw sites'),
    ...(map === undefined
      ? []
      : [
          {
            kind: 'map',
            title: `${sites.length} draw sites in ${state.name}${sample}`,
            legend: LEGEND,
            width: map.width,
            height: map.height,
            outline: map.path,
            dots: sites.map((site) => ({ ...map.at(site), lab: site.lab, title: site.name })),
          } as const,
        ]),
    {
      kind: 'table',
      caption: `Draw sites in ${state.name} by city${sample}`,
      head: ['City', 'Site', 'Address', 'Telephone', 'Hours', 'Walk-ins'],
      rows: cities.flatMap((city) =>
        sites
          .filter((site) => site.city === city)
          .map((site) => [
            city,
            site.name,
            `${site.street}, ${site.city}, ${site.state} ${site.zip}`,
            site.phone,
            hoursInWords(site.hours) ?? site.hours,
            site.walkIns ? 'Yes' : 'By appointment',
          ]),
      ),
    },
  ];
}

/** The page where sites are found by ZIP code. */
export function finderDoc({ service }: Slices): Doc {
  return {
    path: '/lab-locations/find',
    lang: 'en',
    kind: 'index',
    title: 'Find a draw site by ZIP code',
    description:
      'Patient service centers of the labs near a US ZIP code, with distance, telephone and hours.',
    updatedAt: service.service.dataRelease,
    trail: [HOME, { title: 'States', path: '/lab-locations' }],
    blocks: [
      { kind: 'form', tool: 'find_draw_sites' },
      paragraph([
        'What applies in each state: ',
        link('states and territories', '/lab-locations'),
        '. The list of sites by three digits of the ZIP code, as data: ',
        link('/data/draw-sites/787.json', '/data/draw-sites/787.json'),
        '.',
      ]),
      ...(service.service.demo
        ? [{ kind: 'callout', tone: 'note', text: service.service.demoNotice.en } as const]
        : []),
    ],
  };
}
