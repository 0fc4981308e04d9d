import './no-eval.ts';
import type { Dataset, SliceName } from '../core/model/dataset.ts';
import type { Tool } from '../core/tools/define.ts';
import { runTool } from '../core/tools/run.ts';

/** The tools that run in the browser, each loaded when its form is first sent. */
const TOOLS: Readonly<Record<string, () => Promise<Tool>>> = {
  quote_order: async () => (await import('../core/tools/quote-order.ts')).quoteOrder,
  interpret_results: async () => (await import('../core/tools/interpret-results.ts')).interpretResults,
  convert_units: async () => (await import('../core/tools/convert-units.ts')).convertUnits,
  calculate_free_testosterone: async () =>
    (await import('../core/tools/calculate-free-testosterone.ts')).calculateFreeTestosterone,
};

/** A file of data that everybody gets. */
export async function dataFile<T>(path: string): Promise<T> {
  const response = await fetch(`/data/${path}.json`);
  if (!response.ok) throw new Error('The data could not be loaded. Try again.');
  return (await response.json()) as T;
}

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
  return runWith(tool, input, Object.fromEntries(loaded));
}
