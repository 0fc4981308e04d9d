import { type Block, type Doc, heading, link, paragraph, section } from '../../blocks/doc.ts';
import { labNames, shapesOf } from '../../blocks/map.ts';
import { itemPath } from '../../core/address.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { DrawSite } from '../../core/model/place.ts';
import type { State } from '../../core/model/service.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { hoursInWords } from '../../core/places/hours.ts';
import { ruleText } from '../../core/places/rule-text.ts';
import { siteName } from '../../core/places/site-name.ts';
import { stateRule } from '../../core/places/states.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { wordsOf } from '../../core/words/index.ts';
import { nameOf } from '../catalog/pages.ts';
import { homeStep } from '../home-step.ts';
import { stateMap } from './state-map.ts';
import { WORDS } from './words.ts';

type Slices = Pick<Dataset, 'catalog' | 'service' | 'sites'>;

export const statePath = ({ said }: State): string =>
  `/lab-locations/${said.en.name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}`;

export const stateName = ({ said }: State, lang: Lang): string => said[lang].name;

export function stateDoc(state: State, lang: Lang, data: Slices): Doc {
  const { service } = data;
  const words = WORDS[lang];
  const core = wordsOf(lang);
  const place = core.places.inSentence(stateName(state, lang));
  const ruled = ruleText(state.code, service, { lang, words: core });
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
    lang,
    kind: 'state',
    title: words.title(place),
    description: `${ruled} ${words.lead(place)}`,
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang), { title: words.states, path: '/lab-locations' }],
    blocks: [
      paragraph(ruled),
      ...(rule.kind === 'not_served'
        ? []
        : [paragraph(words.fee(printDollars(service.service.labFeeCents)))]),
      ...(shown.length === 0 ? [] : siteBlocks(state, lang, data, shown)),
      paragraph([link(words.find, '/lab-locations/find'), '.']),
      ...section(words.absent, absent, (entries) => ({
        kind: 'links',
        items: entries.map((entry) => ({ title: nameOf(entry, lang), path: itemPath(entry) })),
      })),
    ],
  };
}

/** The map of a state with its sites, and the sites by city. */
function siteBlocks(state: State, lang: Lang, { service }: Slices, sites: readonly DrawSite[]): Block[] {
  const words = WORDS[lang];
  const core = wordsOf(lang);
  const place = core.places.inSentence(stateName(state, lang));
  const map = stateMap(state.said.en.name);
  const sample = sites.some((site) => site.sample) ? words.sample : '';
  const named = sites.map((site) => ({ ...site, ...siteName(site, service, core) }));
  const cities = [...new Set(sites.map(({ city }) => city))];
  return [
    heading(words.sites),
    ...(map === undefined
      ? []
      : [
          {
            kind: 'map',
            title: words.sitesIn(sites.length, place) + sample,
            legend: shapesOf(labNames(service), lang),
            width: map.width,
            height: map.height,
            outline: map.path,
            dots: named.map((site) => ({ ...map.at(site), lab: site.lab, title: site.name })),
          } as const,
        ]),
    {
      kind: 'table',
      caption: words.byCity(place) + sample,
      head: words.head,
      rows: cities.flatMap((city) =>
        named
          .filter((site) => site.city === city)
          .map((site) => [
            city,
            site.name,
            `${site.street}, ${site.city}, ${site.state} ${site.zip}`,
            site.phone,
            hoursInWords(site.hours, core.places.hours) ?? site.hours,
            site.walkIns ? words.walkIns : words.appointment,
          ]),
      ),
    },
  ];
}

/** The page where sites are found by ZIP code. */
export function finderDoc(lang: Lang, { service }: Slices): Doc {
  const words = WORDS[lang];
  return {
    path: '/lab-locations/find',
    lang,
    kind: 'index',
    title: words.finder,
    description: words.finderLead,
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang), { title: words.states, path: '/lab-locations' }],
    blocks: [
      { kind: 'form', tool: 'find_draw_sites' },
      paragraph([
        words.finderStates,
        link(words.statesAndTerritories, '/lab-locations'),
        words.finderData,
        link('/data/draw-sites/787.json', '/data/draw-sites/787.json'),
        '.',
      ]),
    ],
  };
}
