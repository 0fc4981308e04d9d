import type { AppStyles } from '../../../core/model/page.ts';
import type { ToolName } from '../../../core/tools/index.ts';
import { inFrame } from './in-frame.ts';

/** What a view is served as: MCP Apps, revision 2026-01-26. */
export const APP_TYPE = 'text/html;profile=mcp-app';

export const APP_EXTENSION = 'io.modelcontextprotocol/ui';

/** The tools whose answer hosts may show as a view, and what the view is called. */
const APPS: Readonly<Partial<Record<ToolName, Shown>>> = {
  quote_order: { view: 'quote', title: 'Quote with the way to the cart' },
  interpret_results: { view: 'report', title: 'Report with each value on its range', styles: 'report' },
  find_draw_sites: { view: 'sites', title: 'Draw sites around a ZIP code', styles: 'sites', map: true },
};

interface Shown {
  readonly view: string;
  readonly title: string;
  /** What it has beside the styles of all. */
  readonly styles?: keyof AppStyles;
  /** Whether it shows places, on the land around them. */
  readonly map?: true;
}

/** A view of a tool's answers. */
export interface App {
  readonly tool: ToolName;
  readonly uri: string;
  readonly title: string;
  readonly styles: readonly (keyof AppStyles)[];
  readonly map: boolean;
}

const HOST = 'ui://labs/';

export function appOf(tool: ToolName): App | undefined {
  const app = APPS[tool];
  if (app === undefined) return undefined;
  const { view, title, styles, map = false } = app;
  return {
    tool,
    ...{ title, map },
    uri: `${HOST}${view}`,
    styles: ['common', ...(styles === undefined ? [] : [styles])],
  };
}

/** The address of a drawn answer: that of its view, and the question as JSON. */
export const DRAWN = `${HOST}{view}/{question}`;

/** The tool of a view, by its address; undefined where there is none. */
export const appAt = (uri: string, tools: readonly { readonly name: ToolName }[]): App | undefined =>
  tools.map(({ name }) => appOf(name)).find((app) => app?.uri === uri);

/** Of the site's own rules some are for a whole page, and some parts need its scripts. */
const IN_FRAME = `
body{display:block;min-height:0;padding:var(--space-3);font-size:1rem;background:transparent}
pre{white-space:pre-wrap;font:inherit;margin:0}
main>:first-child{margin-top:0}
h2{margin-top:var(--space-5)}
form,button,label,.sheet,.unprinted,.add{display:none!important}`;

/** The document of a view: one for every answer, with all that it needs in it. */
export const appDocument = ({ uri, title, styles }: App, sheets: AppStyles): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${styles.map((name) => sheets[name]).join('')}${IN_FRAME}</style></head><body><main class="answer" aria-live="polite"></main><script>(${inFrame.toString()})(${JSON.stringify(uri)})</script></body></html>`;
