import { viewedTool } from '../../views/index.ts';
import { toolFile } from '../tool-file.ts';
import { answerOf } from './run-tool.ts';

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
  const form = document.querySelector<HTMLFormElement>('form[data-tool]');
  const name = viewedTool(form?.dataset.tool);
  if (form === null || name === undefined) return;
  const definition = await toolFile<Definition>(`definitions/${name}`);
  const left = new AbortController();
  addEventListener('pagehide', () => left.abort(), { once: true });
  (modelContext as ModelContext).registerTool(
    {
      ...definition,
      annotations: { readOnlyHint: true },
      execute: async (input) => {
        const answer = await answerOf(form, name, input as Readonly<Record<string, unknown>>);
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
      },
    },
    { signal: left.signal },
  );
}
