import type { ToolName } from '../../core/tools/index.ts';
import { VIEWS } from '../../views/index.ts';
import type { Known } from '../../views/known.ts';
import { pageLang } from '../language.ts';
import { toolFile } from '../tool-file.ts';

/** What the answer of a tool is shown with, in the language of the page. */
export async function knownFor(tool: ToolName): Promise<Known> {
  const { needs = [] } = VIEWS[tool];
  const parts = await Promise.all(
    needs.map(async (part) => [part, await toolFile<unknown>(`${part}-${pageLang()}`)] as const),
  );
  return Object.fromEntries(parts);
}
