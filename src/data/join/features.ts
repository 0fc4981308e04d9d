import { type Absent, type Features, foldersWithout } from '../../core/model/store/features.ts';
import { TOOLS } from '../../core/tools/index.ts';
import { callPath, toolPath } from '../../core/tools/paths.ts';
import type { Authored } from '../read/authored.ts';

/** What a store has: what it does not switch off, and has something to show of. */
export function featuresOf(
  { service, panels, providers, goals }: Authored,
  sold: (slug: string) => boolean,
): Features {
  if (service === undefined) throw new Error('a store without its file');
  const { features } = service;
  return {
    ...features,
    panels: features.panels && panels.some(({ slug, status }) => status !== 'hidden' && sold(slug)),
    comparison: features.comparison && providers.length > 0,
    recommendation: features.recommendation && goals.length > 0,
  };
}

/** What it is without: tools, their pages, and the folders of features. */
export function absentFrom(shows: Features): Absent {
  const tools = TOOLS.filter(({ feature }) => feature !== undefined && !shows[feature]);
  return {
    tools: tools.map(({ name }) => name),
    folders: [...foldersWithout(shows), ...tools.flatMap((tool) => [toolPath(tool), callPath(tool)])],
  };
}
