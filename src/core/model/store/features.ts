import { onceFor } from '../../once.ts';

/** What a store may switch off. A feature that is off leaves no page, no tool, no link and no word of it. */
export const FEATURES = [
  /** The second language: its pages, and answers in it. */
  'spanish',
  /** What other services and hospitals charge. */
  'comparison',
  'panels',
  /** Plans for goals and symptoms, and the pages of their questions. */
  'recommendation',
  /** The calculator of free testosterone. */
  'testosterone',
  /** The MCP server and what announces it. */
  'mcp',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Which of them a store has. */
export type Features = Readonly<Record<Feature, boolean>>;

/** What a feature has: tools, and pages, files without their endings, and folders of them, by their paths in English. */
const OWN: Readonly<Record<Feature, Absent>> = {
  spanish: { tools: [], folders: [] },
  comparison: {
    tools: ['compare_prices', 'compare_provider'],
    folders: [
      '/compare',
      '/data/provider-prices',
      '/data/providers',
      '/data/provider-panels',
      '/data/reference-prices',
      '/data/hospital-prices',
    ],
  },
  panels: { tools: ['list_panels'], folders: ['/panels'] },
  recommendation: { tools: ['recommend_tests'], folders: ['/answers'] },
  testosterone: {
    tools: ['calculate_free_testosterone'],
    folders: ['/data/vectors/free-testosterone'],
  },
  mcp: { tools: [], folders: ['/docs/mcp', '/mcp', '/.well-known/mcp'] },
};

/** What a store is without, by name: tools, and folders of pages by their paths in English. */
export interface Absent {
  readonly tools: readonly string[];
  readonly folders: readonly string[];
}

/** What a store with these features is without: their tools with the pages of these, and their folders. */
export const absentFrom = onceFor((shows: Features): Absent => {
  const own = FEATURES.filter((feature) => !shows[feature]).map((feature) => OWN[feature]);
  const tools = own.flatMap((one) => one.tools);
  const pages = tools.flatMap((tool) => {
    const name = tool.replaceAll('_', '-');
    return [`/tools/${name}`, `/docs/tools/${name}`];
  });
  return { tools, folders: [...own.flatMap((one) => one.folders), ...pages] };
});

/** Whether a page or file by its path, in English and perhaps with a query, is one that the store is without. */
export const isAbsent = (path: string, { folders }: Pick<Absent, 'folders'>): boolean => {
  const [file = ''] = path.split(/[?#]/);
  const page = file.replace(/\.\w+$/, '');
  return folders.some((folder) => page === folder || page.startsWith(`${folder}/`));
};
