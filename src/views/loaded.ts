import type { Lang } from '../core/model/vocabulary.ts';
import { TOOLS, type ToolName } from '../core/tools/index.ts';
import type { Asking, BareField } from './form.ts';
import { VIEWS } from './index.ts';
import type { ViewWords } from './view-words.ts';

interface Loaded {
  readonly words: Readonly<Record<Lang, ViewWords>>;
  readonly fields: (asking: Asking) => BareField[];
}

/** The words and fields of every tool, at hand for pages that are made at build. */
export const LOADED = Object.fromEntries(
  await Promise.all(
    TOOLS.map(async ({ name }) => [
      name,
      { words: await VIEWS[name].words(), fields: await VIEWS[name].fields() },
    ]),
  ),
) as Readonly<Record<ToolName, Loaded>>;
