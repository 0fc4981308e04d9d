import '../no-eval.ts';
import type { Dataset, SliceName } from '../../core/model/dataset.ts';
import type { Tool } from '../../core/tools/define.ts';
import { runTool } from '../../core/tools/run.ts';
import { dataFile, toolFile } from '../tool-file.ts';

/** The tools that run in the browser, each loaded when its form is first sent. */
const TOOLS: Readonly<Record<string, () => Promise<Tool>>> = {
  quote_order: async () => (await import('../../core/tools/quote-order.ts')).quoteOrder,
  interpret_results: async () => (await import('../../core/tools/interpret-results.ts')).interpretResults,
  convert_units: async () => (await import('../../core/tools/convert-units.ts')).convertUnits,
  calculate_free_testosterone: async () =>
    (await import('../../core/tools/calculate-free-testosterone.ts')).calculateFreeTestosterone,
};

/** Runs a tool with data that is here already. */
export const runWith = (tool: Tool, input: unknown, data: Partial<Dataset>) =>
  runTool(tool, input, {
    data: data as Dataset,
    today: new Date().toISOString().slice(0, 10),
    attribution: { source: 'website', medium: 'page' },
  });

/** Runs a tool on this device; only the data that everybody gets is fetched. */
export async function runOnDevice(name: string, input: unknown) {
  const tool = await TOOLS[name]?.();
  if (tool === undefined) throw new Error(`${name} does not run in the browser`);
  const slices: SliceName[] = ['service', ...tool.reads];
  const loaded = await Promise.all(
    slices.map(async (slice) => [slice, await dataFile<unknown>(`slices/${slice}`)] as const),
  );
  const data: Partial<Dataset> = Object.fromEntries(loaded);
  const answer = runWith(tool, input, data);
  if (data.catalog === undefined || !hasUnknown(answer)) return answer;
  // Only what is not in the catalog needs all spellings, to say what may have been meant.
  const names = await toolFile<Dataset['catalog']['names']>('catalog-names');
  return runWith(tool, input, { ...data, catalog: { ...data.catalog, names } });
}

const hasUnknown = ({ unavailable }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(unavailable) && unavailable.some(({ code }) => code === 'unknown');

/** Whether a tool runs here. */
export const runsHere = (name: string): boolean => Object.hasOwn(TOOLS, name);
