import { type Block, type Doc, link, paragraph } from '../blocks/doc.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { toolPath } from '../core/tools/paths.ts';
import { englishAboutDocs } from './about/index.ts';
import { answersBlocks } from './answers/list.ts';
import { CHANGELOG_PATH } from './changes/updates.ts';
import { CHANGELOG_WORDS } from './changes/words.ts';
import { hubBlocks } from './compare/hub.ts';
import { conditionGroups } from './conditions/groups.ts';
import { API_PAGE } from './docs/api.ts';
import { CALLS_PATH } from './docs/tool-call.ts';
import { WORDS as CALLS, toolAbout, toolTitle } from './docs/tool-words.ts';
import { DOORS, type Door, doorStep } from './doors/doors.ts';
import { HOME, homeStep } from './home-step.ts';
import { guideBlocks } from './learn/guides.ts';
import { proseLinks } from './learn/prose-links.ts';
import type { Material } from './material.ts';
import { statesBlocks } from './places/states.ts';
import { moreNames } from './reference/analyte-names.ts';
import { markerGroups } from './reference/marker-groups.ts';
import { WORDS } from './site-words.ts';

interface Item {
  readonly title: string;
  readonly path: string;
  readonly note?: string;
}

const links = (items: readonly Item[]): Block => ({ kind: 'links', items });

/** The pages that only lead to others. */
export function indexDocs(lang: Lang, { data, prose, tools }: Material): Doc[] {
  const { service } = data;
  const words = WORDS[lang];
  const make = (
    path: string,
    { title, about }: { readonly title: string; readonly about: string },
    blocks: readonly Block[],
    above?: Door,
  ): Doc => ({
    path,
    lang,
    kind: 'index',
    title,
    description: about,
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang), ...(above === undefined ? [] : [doorStep(above, lang)])],
    blocks,
  });
  return [
    make(
      '/biomarkers',
      words.biomarkers,
      [
        {
          kind: 'browse',
          label: words.filterMarkers,
          all: words.allMarkers,
          groups: markerGroups(lang, data),
        },
        ...moreNames(data.registry, lang),
      ],
      DOORS.learn,
    ),
    make(
      '/conditions',
      words.conditions,
      [
        {
          kind: 'browse',
          label: words.filterConditions,
          all: words.allConditions,
          groups: conditionGroups(lang, data),
        },
      ],
      DOORS.learn,
    ),
    make('/answers', words.answers, answersBlocks(lang, { data, prose }), DOORS.learn),
    make('/guides', words.guides, guideBlocks(lang, prose), DOORS.learn),
    make('/tools', words.tools, [
      paragraph([words.programs, link(CALLS[lang].programs, CALLS_PATH), '.']),
      links(
        tools
          .filter(({ page }) => page === undefined)
          .map((shown) => ({
            title: toolTitle(shown, lang),
            path: toolPath(shown.tool),
            note: toolAbout(shown, lang),
          })),
      ),
    ]),
    make('/lab-locations', words.states, statesBlocks(lang, data)),
    make('/compare', words.compare, hubBlocks(lang, data), DOORS.prices),
  ];
}

/** The list of the pages for developers, which are in English only. */
export function docsIndex(material: Material): Doc {
  const { data, prose } = material;
  return {
    path: '/docs',
    lang: 'en',
    kind: 'index',
    title: 'Documentation',
    description: 'For people who call or deploy this service: the interface contract and what is behind it.',
    updatedAt: data.service.service.dataRelease,
    trail: [HOME],
    blocks: [
      links([
        ...proseLinks(({ path }) => path.startsWith('/docs/'), 'en', prose),
        { title: API_PAGE.title, path: API_PAGE.path, note: API_PAGE.description },
        {
          title: CHANGELOG_WORDS.en.title,
          path: CHANGELOG_PATH,
          note: 'What changed, what will end, and how much notice there is',
        },
        {
          title: CALLS.en.programs,
          path: CALLS_PATH,
          note: CALLS.en.programsLead(data.service.service.shows.mcp),
        },
        {
          title: 'Data downloads and their columns',
          path: '/docs/data',
          note: 'CSV and JSON, with checksums and a dictionary',
        },
        ...englishAboutDocs(material).map(({ title, path, description }) => ({
          title,
          path,
          note: description,
        })),
      ]),
    ],
  };
}
