import type { Lang } from '../core/model/vocabulary.ts';
import { TOOLS, type ToolName } from '../core/tools/index.ts';
import type { Form } from './form.ts';
import { VIEWS } from './index.ts';
import type { ViewWords } from './view-words.ts';

interface Loaded {
  readonly words: Readonly<Record<Lang, ViewWords>>;
  readonly form: Form;
}

/** The words and the form of every tool, at hand for pages that are made at build. */
export const LOADED = Object.fromEntries(
  await Promise.all(
    TOOLS.map(async ({ name }) => [
      name,
      { words: await VIEWS[name].words(), form: await VIEWS[name].form() },
    ]),
  ),
) as Readonly<Record<ToolName, Loaded>>;
