import '../no-eval.ts';
import type { Dataset, SliceName } from '../../core/model/dataset.ts';
import { NO_SEARCH } from '../../core/search/shapes.ts';
import type { Answer, AnswerOf, Tool } from '../../core/tools/define.ts';
import type { ToolName, ToolNamed } from '../../core/tools/index.ts';
import { langIn, runTool } from '../../core/tools/run.ts';
import { loadWords } from '../../core/words/lazy.ts';
import { VIEWS } from '../../views/index.ts';
import { pageLang } from '../language.ts';
import { searchFile, sliceFile } from '../tool-file.ts';

/** Runs a tool with data that is here already, for the day of its release, as the pages were made. */
export async function runWith<T extends Tool>(
  tool: T,
  input: unknown,
  data: Partial<Dataset> & Pick<Dataset, 'service'>,
) {
  const words = await loadWords(langIn(input, tool));
  return runTool(tool, input, {
    data: data as Dataset,
    today: data.service.service.dataRelease,
    attribution: { source: 'website', medium: 'page' },
    wordsOf: () => words,
  });
}

/** What a tool runs with on this device: only the data that everybody gets is fetched, once for a page. */
export async function readyOnDevice<N extends ToolName>(name: N) {
  const tool = await VIEWS[name].tool?.();
  if (tool === undefined) throw new Error(`${name} does not run in the browser`);
  const slices = tool.reads.filter((slice: SliceName) => slice !== 'search' && slice !== 'service');
  const [service, loaded] = await Promise.all([
    sliceFile('service'),
    Promise.all(slices.map(async (slice) => [slice, await sliceFile(slice)] as const)),
    loadWords(pageLang()),
  ]);
  const data: Partial<Dataset> & Pick<Dataset, 'service'> = {
    ...Object.fromEntries(loaded),
    service,
    search: NO_SEARCH,
  };
  return { tool, data };
}

/** Runs a tool on this device. */
export async function runOnDevice<N extends ToolName>(
  name: N,
  input: unknown,
): Promise<AnswerOf<ToolNamed<N>>> {
  const { tool, data } = await readyOnDevice(name);
  const answer = await runWith(tool, input, data);
  if (data.catalog === undefined || !hasUnknown(answer)) return answer;
  // Only what is no slug needs all names, to say what is meant.
  const [{ openSearch }, file] = await Promise.all([import('../../core/search/open-names.ts'), searchFile()]);
  return runWith(tool, input, { ...data, search: openSearch(file) });
}

const hasUnknown = ({ unavailable }: Answer): boolean =>
  Array.isArray(unavailable) && unavailable.some(({ code }) => code === 'unknown');
