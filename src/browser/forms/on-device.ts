import '../no-eval.ts';
import type { Dataset, SliceName } from '../../core/model/dataset.ts';
import { NO_SEARCH } from '../../core/search/shapes.ts';
import type { Answer, AnswerOf, Tool } from '../../core/tools/define.ts';
import type { ToolName, ToolNamed } from '../../core/tools/index.ts';
import { langIn, runTool } from '../../core/tools/run.ts';
import { loadWords } from '../../core/words/lazy.ts';
import { VIEWS } from '../../views/index.ts';
import { searchFile, sliceFile } from '../tool-file.ts';

/** Runs a tool with data that is here already. */
export async function runWith<T extends Tool>(tool: T, input: unknown, data: Partial<Dataset>) {
  const words = await loadWords(langIn(input));
  return runTool(tool, input, {
    data: data as Dataset,
    today: new Date().toISOString().slice(0, 10),
    attribution: { source: 'website', medium: 'page' },
    wordsOf: () => words,
  });
}

/** Runs a tool on this device; only the data that everybody gets is fetched. */
export async function runOnDevice<N extends ToolName>(
  name: N,
  input: unknown,
): Promise<AnswerOf<ToolNamed<N>>> {
  const tool = await VIEWS[name].tool?.();
  if (tool === undefined) throw new Error(`${name} does not run in the browser`);
  const slices = ['service' as const, ...tool.reads].filter((slice: SliceName) => slice !== 'search');
  const loaded = await Promise.all(slices.map(async (slice) => [slice, await sliceFile(slice)] as const));
  const data: Partial<Dataset> = { ...Object.fromEntries(loaded), search: NO_SEARCH };
  const answer = await runWith(tool, input, data);
  if (data.catalog === undefined || !hasUnknown(answer)) return answer;
  // Only what is no slug needs all names, to say what is meant.
  const [{ openSearch }, file] = await Promise.all([import('../../core/search/open-names.ts'), searchFile()]);
  return runWith(tool, input, { ...data, search: openSearch(file) });
}

const hasUnknown = ({ unavailable }: Answer): boolean =>
  Array.isArray(unavailable) && unavailable.some(({ code }) => code === 'unknown');
