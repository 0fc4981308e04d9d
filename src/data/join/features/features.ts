import type { Features } from '../../../core/model/store/features.ts';
import type { Authored } from '../../read/authored.ts';

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
