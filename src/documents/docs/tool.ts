import { type Doc, link, paragraph } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { callPath, toolPath } from '../../core/tools/paths.ts';
import { homeStep } from '../home-step.ts';
import { type ShownTool, toolAbout, toolTitle, WORDS } from './tool-words.ts';

/** The page of a tool for people: its form, and one line that leads programs on. */
export function toolDoc(shown: ShownTool, lang: Lang, { service }: Pick<Dataset, 'service'>): Doc {
  const { tool } = shown;
  const words = WORDS[lang];
  return {
    path: toolPath(tool),
    lang,
    kind: 'tool',
    title: toolTitle(shown, lang),
    description: toolAbout(shown, lang),
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang), { title: words.tools, path: '/tools' }],
    blocks: [
      { kind: 'form', tool: tool.name },
      paragraph([
        words.developers,
        link(words.developersLink(tool.name, service.service.shows.mcp), callPath(tool)),
        '.',
      ]),
    ],
  };
}
