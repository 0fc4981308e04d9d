import { toolFile } from '../tool-file.ts';
import { runOnDevice, runsHere } from './on-device.ts';
import { runThere } from './run-tool.ts';

/** What a browser with WebMCP offers to pages: https://webmachinelearning.github.io/webmcp/ (draft). */
interface ModelContext {
  registerTool(
    tool: {
      readonly name: string;
      readonly title: string;
      readonly description: string;
      readonly inputSchema: unknown;
      readonly annotations: { readonly readOnlyHint: boolean };
      readonly execute: (input: unknown) => Promise<unknown>;
    },
    options: { readonly signal: AbortSignal },
  ): unknown;
}

interface Definition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: unknown;
}

/** Offers the tool of this page to an agent in the browser, until the page is left. */
export async function offer(modelContext: unknown): Promise<void> {
  const name = document.querySelector<HTMLFormElement>('form[data-tool]')?.dataset.tool;
  if (name === undefined) return;
  const definition = await toolFile<Definition>(`definitions/${name}`);
  const left = new AbortController();
  addEventListener('pagehide', () => left.abort(), { once: true });
  (modelContext as ModelContext).registerTool(
    {
      ...definition,
      annotations: { readOnlyHint: true },
      execute: async (input) => {
        const answer = await (runsHere(name) ? runOnDevice(name, input) : runThere(name, input));
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
      },
    },
    { signal: left.signal },
  );
}
