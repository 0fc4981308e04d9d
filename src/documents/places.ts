import type { Dataset } from '../core/model/dataset.ts';
import type { State } from '../core/model/service.ts';
import { stateRule } from '../core/places/states.ts';
import { printDollars } from '../core/pricing/money.ts';
import { HOME } from './catalog.ts';
import { type Block, type Doc, link, paragraph, section } from './doc.ts';

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
      ...section('Not available here', absent, (entries) => ({
        kind: 'links',
        items: entries.map(({ name, type, slug }) => ({ title: name, path: `/${type}s/${slug}` })),
      })),
      ...section(
        'Draw sites',
        rule.kind === 'not_served' ? [] : sites,
        (list): Block => ({
          kind: 'table',
          caption: `Draw sites in ${state.name}${list.some(({ sample }) => sample) ? ' (made-up samples)' : ''}`,
          head: ['Site', 'Address', 'Telephone', 'Hours', 'Walk-ins'],
          rows: list.map((site) => [
            site.name,
            `${site.street}, ${site.city}, ${site.state} ${site.zip}`,
            site.phone,
            site.hours,
            site.walkIns ? 'Yes' : 'By appointment',
          ]),
        }),
      ),
      paragraph([link('Find draw sites by ZIP code', '/tools/find-draw-sites'), '.']),
    ],
  };
}
