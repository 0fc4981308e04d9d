import type { Authored } from '../read/authored.ts';

/** The slugs of what the store sells: those that its file names, else all that it prices; no panels where it has none. */
export function carriedSlugs({
  service,
  prices,
  tests,
  panels,
}: Pick<Authored, 'service' | 'prices' | 'tests' | 'panels'>): Set<string> {
  const carries = service?.carries ?? prices.map(({ slug }) => slug);
  const slugs = new Set(carries === 'all' ? [...tests, ...panels].map(({ slug }) => slug) : carries);
  if (service?.features.panels === false) for (const { slug } of panels) slugs.delete(slug);
  return slugs;
}
