import type { BrowseGroup } from '../../blocks/browse/browse-block.ts';
import { type Block, heading, link, paragraph } from '../../blocks/doc.ts';
import { pathIn } from '../../core/address.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { State } from '../../core/model/service.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { anyRuleText, ruleText } from '../../core/places/rule-text.ts';
import { labsIn, stateRule } from '../../core/places/states.ts';
import { wordsOf } from '../../core/words/index.ts';
import { stateName, statePath } from './places.ts';
import { REGION_NAMES, REGIONS } from './regions.ts';
import { tileMap } from './tile-map.ts';
import { WORDS } from './words.ts';

type Slices = Pick<Dataset, 'service' | 'sites'>;

/** A field for a ZIP code, what differs by state beside a map of them, and all of them by region. */
export function statesBlocks(lang: Lang, { service, sites }: Slices): Block[] {
  const words = WORDS[lang];
  const core = wordsOf(lang);
  const sitesIn = ({ code }: State): number => {
    const labs = labsIn(code, service);
    return sites.filter(({ state, lab }) => state === code && labs.includes(lab)).length;
  };
  const kindOf = ({ code }: State) => stateRule(code, service).kind;
  const stateOf = (code: string) => service.states.find((state) => state.code === code);
  const note = (state: State): string =>
    kindOf(state) === 'not_served' ? words.notServed : words.sitesHere(sitesIn(state));
  const { served } = service.service;
  const special = service.states.filter(
    (state) => kindOf(state) !== 'any' && (served === undefined || kindOf(state) !== 'not_served'),
  );
  const namedAs = (codes: readonly string[]) =>
    codes.flatMap((code) => stateOf(code) ?? []).map((state) => stateName(state, lang));
  return [
    { kind: 'form', tool: 'find_draw_sites', only: ['zip'] },
    {
      kind: 'band',
      blocks: [
        ...(served === undefined ? [] : [paragraph(core.places.onlyServed(namedAs(served)))]),
        ...(special.length === 0
          ? []
          : [
              heading(words.differs),
              {
                kind: 'list' as const,
                items: special.map((state) => [
                  link(stateName(state, lang), statePath(state)),
                  `: ${ruleText(state.code, service, { lang, words: core })}`,
                ]),
              },
              heading(words.elsewhereAny, 3),
            ]),
        paragraph(anyRuleText(service, core)),
      ],
      beside: [
        {
          kind: 'drawing',
          element: tileMap((code) => {
            const state = stateOf(code);
            if (state === undefined) return undefined;
            const count = sitesIn(state);
            const kind = kindOf(state);
            return {
              code,
              path: pathIn(statePath(state), lang),
              name: `${stateName(state, lang)}: ${note(state)}`,
              count: kind === 'not_served' ? '–' : String(count),
              kind,
            };
          }),
        },
      ],
    },
    {
      kind: 'browse',
      all: words.allStates,
      display: 'lines',
      groups: REGION_NAMES.flatMap((region): BrowseGroup[] => {
        const own = [...REGIONS[region]]
          .flatMap((code) => stateOf(code) ?? [])
          .sort((a, b) => (fold(stateName(a, lang)) < fold(stateName(b, lang)) ? -1 : 1));
        return own.length === 0
          ? []
          : [
              {
                title: words.regions[region],
                items: own.map((state) => ({
                  title: stateName(state, lang),
                  path: statePath(state),
                  note: note(state),
                })),
              },
            ];
      }),
    },
  ];
}
