import type { AreaShapes } from '../../core/places/area-shapes.ts';
import type { ToolName } from '../../core/tools/index.ts';
import { VIEWS } from '../../views/index.ts';
import type { Known } from '../../views/known.ts';
import { pageLang } from '../language.ts';
import { dataFile, toolFile } from '../tool-file.ts';

/** What the answer of a tool is shown with, in the language of the page. */
export async function knownFor(tool: ToolName, input: Readonly<Record<string, unknown>>): Promise<Known> {
  const { needs = [], map } = VIEWS[tool];
  const [parts, shapes] = await Promise.all([
    Promise.all(needs.map(async (part) => [part, await toolFile<unknown>(`${part}-${pageLang()}`)] as const)),
    shapesAt(map?.(input)),
  ]);
  return { ...Object.fromEntries(parts), shapes };
}

/** An answer does not fail because its map cannot be had. */
const shapesAt = async (path: string | undefined): Promise<AreaShapes | undefined> =>
  path === undefined ? undefined : dataFile<AreaShapes>(path).catch(() => undefined);
