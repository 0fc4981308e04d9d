import { statSync } from 'node:fs';
import { pagePath } from '../../src/blocks/paths.ts';
import { site } from '../../src/site/site.ts';

/** A page that stands for its kind, as the built site serves it. */
export interface Sample {
  /** Kind, language and section: `item en tests`. */
  readonly kind: string;
  readonly path: string;
  readonly bytes: number;
}

const { data, pages } = site();
const { defaultLab, example } = data.service.service;
export const builtFile = (path: string): string => `dist${path === '/' ? '/index' : path}.html`;

/** Pages that no list names: they are not for search engines, or a function prints them. */
export const UNLISTED = ['/404', `/tools/find-draw-sites/answer?zip=${example.zip}`];
/** The cart with an order in it, which runs a tool as it opens. */
export const ORDER = `/cart?add=${example.items.join(',')}&lab=${defaultLab}`;

/** Pages alike are one kind; each tool and each index is unlike the others. */
const kinds = Map.groupBy(pages, ({ kind, lang, path }) => {
  const section = path.split('/')[1] || 'home';
  return `${kind} ${lang} ${kind === 'tool' || kind === 'index' ? path : section}`;
});

const bySize = (list: typeof pages): Sample[] =>
  list
    .map((page) => ({ path: pagePath(page), bytes: statSync(builtFile(pagePath(page))).size }))
    .sort((a, b) => b.bytes - a.bytes)
    .map((one) => ({ kind: '', ...one }));

const others: readonly Sample[] = [...UNLISTED, ORDER].map((path) => ({ kind: 'other', path, bytes: 0 }));
const chosen = (choose: (list: Sample[]) => Sample | undefined): readonly Sample[] => [
  ...[...kinds].flatMap(([kind, list]) => {
    const sample = choose(bySize(list));
    return sample === undefined ? [] : [{ ...sample, kind }];
  }),
  ...others,
];

/** The middle one of each kind by size. */
export const SAMPLES = chosen((list) => list[Math.floor(list.length / 2)]);
/** The largest of each kind. */
export const LARGEST = chosen((list) => list[0]);
