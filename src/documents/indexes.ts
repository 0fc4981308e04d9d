import { type Block, type Doc, heading, paragraph } from '../blocks/doc.ts';
import { conditionPath } from '../core/address.ts';
import type { State } from '../core/model/service.ts';
import type { Lang, PageKind } from '../core/model/vocabulary.ts';
import { fold } from '../core/names/fold.ts';
import { anyRuleText, ruleText } from '../core/places/rule-text.ts';
import { stateRule } from '../core/places/states.ts';
import { wordsOf } from '../core/words/index.ts';
import { toolPath } from '../views/form.ts';
import { englishAboutDocs } from './about/index.ts';
import { answersBlocks } from './answers/list.ts';
import { byLetter } from './by-letter.ts';
import { CHANGES_PATH, CHANGES_WORDS } from './compare/changes.ts';
import { hubBlocks } from './compare/hub.ts';
import { API_PAGE } from './docs/api.ts';
import { toolAbout, toolTitle } from './docs/tool-words.ts';
import { HOME, homeStep } from './home-step.ts';
import { proseLinks } from './learn/prose-links.ts';
import type { Material } from './material.ts';
import { stateName, statePath } from './places/places.ts';
import { moreNames } from './reference/analyte-names.ts';
import { WORDS } from './site-words.ts';

interface Item {
  readonly title: string;
  readonly path: string;
  readonly note?: string;
}

const links = (items: readonly Item[]): Block => ({ kind: 'links', items });

/** Names in the order of their letters in this language. */
const sorted = (items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1));

const written = (kind: PageKind, lang: Lang, prose: Material['prose']): Item[] =>
  proseLinks((file) => file.kind === kind, lang, prose);

const stateLink = (state: State, lang: Lang): Item => ({
  title: stateName(state, lang),
  path: statePath(state),
});

/** What stands beside a name in a long list; the page of the name has the rest. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** The pages that only lead to others. */
export function indexDocs(lang: Lang, { data, prose, tools }: Material): Doc[] {
  const { catalog, markers, service } = data;
  const words = WORDS[lang];
  const core = wordsOf(lang);
  const make = (
    path: string,
    { title, about }: { readonly title: string; readonly about: string },
    blocks: readonly Block[],
  ): Doc => ({
    path,
    lang,
    kind: 'index',
    title,
    description: about,
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang)],
    blocks,
  });
  return [
    make('/biomarkers', words.biomarkers, [
      ...moreNames(data.registry, lang),
      links(
        sorted(
          markers.records.map((marker) => {
            const { name, about } = marker.said[lang];
            return { title: name, path: `/biomarkers/${marker.slug}`, note: firstSentence(about) };
          }),
        ),
      ),
    ]),
    make(
      '/conditions',
      words.conditions,
      byLetter(
        catalog.conditions.map(({ slug, said }) => ({
          title: said[lang].name,
          path: conditionPath(slug),
          note: said[lang].about,
        })),
        '/conditions',
        lang,
      ),
    ),
    make('/answers', words.answers, answersBlocks(lang, { data, prose })),
    make('/guides', words.guides, [links(written('guide', lang, prose))]),
    make('/tools', words.tools, [
      links(
        tools.map((shown) => ({
          title: toolTitle(shown, lang),
          path: toolPath(shown.tool),
          note: toolAbout(shown, lang),
        })),
      ),
    ]),
    make('/lab-locations', words.states, [
      links([{ title: words.finder, path: '/lab-locations/find' }]),
      heading(words.ownRule),
      links(
        service.states
          .filter(({ code }) => stateRule(code, service).kind !== 'any')
          .map((state) => ({
            ...stateLink(state, lang),
            note: ruleText(state.code, service, { lang, words: core }),
          })),
      ),
      heading(words.anyLab),
      paragraph(anyRuleText(service, core)),
      {
        kind: 'links',
        display: 'columns',
        items: service.states
          .filter(({ code }) => stateRule(code, service).kind === 'any')
          .map((state) => stateLink(state, lang)),
      },
    ]),
    make('/compare', words.compare, [
      paragraph(words.allIn),
      links([
        { title: words.basket, path: '/compare/basket', note: words.basketNote },
        { title: CHANGES_WORDS[lang].title, path: CHANGES_PATH },
      ]),
      ...hubBlocks(lang, data),
    ]),
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
        ...written('doc', 'en', prose),
        { title: API_PAGE.title, path: API_PAGE.path, note: API_PAGE.description },
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
