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

/** Pages, files without their endings, and folders of them, by their paths in English; pages of its tools come beside them. */
const FOLDERS: Readonly<Record<Feature, readonly string[]>> = {
  spanish: [],
  comparison: [
    '/compare',
    '/changes',
    '/data/provider-prices',
    '/data/providers',
    '/data/provider-panels',
    '/data/reference-prices',
    '/data/hospital-prices',
  ],
  panels: ['/panels'],
  recommendation: ['/answers'],
  testosterone: ['/data/vectors/free-testosterone'],
  mcp: ['/docs/mcp', '/mcp', '/.well-known/mcp'],
};

/** What a store is without, by name: tools, and folders of pages by their paths in English. */
export interface Absent {
  readonly tools: readonly string[];
  readonly folders: readonly string[];
}

/** Folders of the features that are off; the pages of their tools come beside them. */
export const foldersWithout = (shows: Features): string[] =>
  FEATURES.filter((feature) => !shows[feature]).flatMap((feature) => FOLDERS[feature]);

/** Whether a page or file by its path, in English and perhaps with a query, is one that the store is without. */
export const isAbsent = (path: string, { folders }: Pick<Absent, 'folders'>): boolean => {
  const [file = ''] = path.split(/[?#]/);
  const page = file.replace(/\.\w+$/, '');
  return folders.some((folder) => page === folder || page.startsWith(`${folder}/`));
};
