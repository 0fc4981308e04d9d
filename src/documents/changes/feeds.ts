import { pathIn } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

/** The feeds of changes: Atom (RFC 4287) and JSON Feed 1.1. */
export const FEEDS = [
  { path: '/feed.atom', type: 'application/atom+xml', name: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;
type Feed = (typeof FEEDS)[number];

/** The address of a feed in a language. */
export const feedPath = ({ path }: Feed, lang: Lang): string => pathIn(path, lang);
