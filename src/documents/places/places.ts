import { nameOf } from '../../blocks/catalog-list.ts';
import { type Block, type Doc, heading, link, paragraph, section } from '../../blocks/doc.ts';
import { labNames, shapeOf, shapesOf } from '../../blocks/map.ts';
import { itemPath } from '../../core/address.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { DrawSite } from '../../core/model/place.ts';
import type { State } from '../../core/model/service.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { hoursInWords } from '../../core/places/hours.ts';
import { labName } from '../../core/places/labs.ts';
import { ruleText } from '../../core/places/rule-text.ts';
import { siteName } from '../../core/places/site-name.ts';
import { labsIn, stateRule } from '../../core/places/states.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { wordsOf } from '../../core/words/index.ts';
import { around, besideBlocks } from '../beside.ts';
import { homeStep } from '../home-step.ts';
import { lawBlocks } from './laws.ts';
import { nearestBlocks } from './nearest.ts';
import { regionOf } from './regions.ts';
import { GRAIN, stateMap } from './shapes/state-map.ts';
import { namesWithRoom } from './towns.ts';
import { WORDS } from './words.ts';

type Slices = Pick<Dataset, 'catalog' | 'service' | 'sites' | 'zips' | 'towns' | 'learning'>;

/** So few are shown at once. */
const FEW_CITIES = 3;

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
      ...(rule.kind === 'not_served'
        ? [{ kind: 'callout', tone: 'warning', text: ruled } as const, ...nearestBlocks(state, lang, data)]
        : [
            {
              kind: 'facts',
              items: [
                {
                  term: words.lab,
                  value: labsIn(state.code, service)
                    .map((id) => labName(id, service))
                    .join(', '),
                },
                ...(rule.kind === 'routed'
                  ? [
                      {
                        term: words.absent,
                        value: words.absentOf(absent.length, data.catalog.entries.length),
                      },
                    ]
                  : []),
                {
                  term: words.sites,
                  value: words.sitesIn(shown.length, place),
                },
                { term: words.oneFee, value: printDollars(service.service.labFeeCents) },
              ],
            } as const,
          ]),
      ...(shown.length === 0 ? [] : siteBlocks(state, lang, data, shown)),
      paragraph([link(words.find, '/lab-locations/find'), '.']),
      ...besideBlocks('state', statesBeside(state, lang, data), lang),
      ...lawBlocks(state.code, place, lang, data.learning.laws),
      ...section(words.absent, absent, (entries) => ({
        kind: 'fold',
        title: words.absentOf(entries.length, data.catalog.entries.length),
        blocks: [
          {
            kind: 'links',
            display: 'columns',
            items: entries.map((entry) => ({ title: nameOf(entry, lang), path: itemPath(entry) })),
          },
        ],
      })),
    ],
  };
}

/** The states of its region that stand around it. */
const statesBeside = (state: State, lang: Lang, { service }: Slices) =>
  around(
    service.states.filter(({ code }) => regionOf(code) === regionOf(state.code)),
    ({ code }) => code === state.code,
  ).map((other) => ({ title: stateName(other, lang), path: statePath(other) }));

/** The map of a state with its sites, and the sites by city. */
function siteBlocks(
  state: State,
  lang: Lang,
  { service, towns }: Slices,
  sites: readonly DrawSite[],
): Block[] {
  const words = WORDS[lang];
  const core = wordsOf(lang);
  const place = core.places.inSentence(stateName(state, lang));
  const map = stateMap(state.said.en.name);
  const sample = sites.some((site) => site.sample) ? words.sample : '';
  const named = sites.map((site) => ({ ...site, ...siteName(site, service, core) }));
  // A site outside of every town that is known names its state as its city.
  const rural = state.said.en.name;
  const cities = [...new Set(sites.map(({ city }) => city))].sort(
    (a, b) => Number(a === rural) - Number(b === rural),
  );
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
            outline: map.outline,
            lines: map.counties,
            grain: GRAIN,
            towns: namesWithRoom(
              towns.filter((town) => town.state === state.code).map((town) => ({ ...town, ...map.at(town) })),
              map,
            ),
            dots: named.map((site) => ({
              ...map.at(site),
              shape: shapeOf(site.lab, labNames(service)),
              title: site.name,
            })),
          } as const,
        ]),
    paragraph(words.byCity(place) + sample),
    ...cities.map((city): Block => {
      const here = named.filter((site) => site.city === city);
      const name = city === rural ? words.elsewhere(place) : city;
      return {
        kind: 'fold',
        title: words.inCity(name, here.length),
        ...(cities.length <= FEW_CITIES ? { open: true } : {}),
        blocks: [
          {
            kind: 'table',
            caption: words.sitesOf(name),
            head: words.head,
            rows: here.map((site) => [
              site.name,
              `${site.street}, ${site.city}, ${site.state} ${site.zip}`,
              site.phone,
              hoursInWords(site.hours, core.places.hours) ?? site.hours,
              site.walkIns === undefined ? words.notKnown : site.walkIns ? words.walkIns : words.appointment,
            ]),
          },
        ],
      };
    }),
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
