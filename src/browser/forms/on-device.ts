import '../no-eval.ts';
import type { Dataset, SliceName } from '../../core/model/dataset.ts';
import type { AnswerOf, Tool } from '../../core/tools/define.ts';
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

/** What a tool needs on this device: only data that everybody gets is fetched, once for a page. */
export async function readyOnDevice<N extends ToolName>(name: N) {
  const tool = await VIEWS[name].tool?.();
  if (tool === undefined) throw new Error(`${name} does not run in the browser`);
  const slices = tool.reads.filter((slice) => !tool.seldom.includes(slice));
  const [service, loaded] = await Promise.all([
    sliceFile('service'),
    Promise.all(slices.map(async (slice) => [slice, await fetched(slice)] as const)),
    loadWords(pageLang()),
  ]);
  return { tool, data: { ...Object.fromEntries(loaded), service } };
}

async function fetched(slice: SliceName): Promise<Dataset[SliceName]> {
  if (slice !== 'search') return sliceFile(slice);
  const [{ openSearch }, file] = await Promise.all([import('../../core/search/open-names.ts'), searchFile()]);
  return openSearch(file);
}

/** A slice is asked for that is not here yet. */
class Absent extends Error {
  readonly slice: SliceName;
  constructor(slice: SliceName) {
    super(`${slice} is not here`);
    this.slice = slice;
  }
}

/** The slices that are here, and nothing instead of others. */
const dataOf = <D extends Partial<Dataset>>(here: D): D =>
  new Proxy(here, {
    get(slices, name) {
      if (Object.hasOwn(slices, name)) return Reflect.get(slices, name);
      throw new Absent(name as SliceName);
    },
  });

/** Runs a tool on this device; where its answer needs what others do not, it waits for that. */
export async function runOnDevice<N extends ToolName>(
  name: N,
  input: unknown,
): Promise<AnswerOf<ToolNamed<N>>> {
  const { tool, data } = await readyOnDevice(name);
  for (let here = data; ; ) {
    try {
      return await runWith(tool, input, dataOf(here));
    } catch (error) {
      if (!(error instanceof Absent)) throw error;
      here = { ...here, [error.slice]: await fetched(error.slice) };
    }
  }
}
