import type { DataRelease, ReleaseManifest } from '../model/release/release.ts';

/** How one release differs from the one before it; everything in alphabetical order. */
export function releaseChanges(before: ReleaseManifest, after: ReleaseManifest): DataRelease {
  return {
    day: after.day,
    since: before.day,
    prices: {
      ...cameAndWent(before.prices, after.prices),
      changed: keysInBoth(before.prices, after.prices).flatMap((slug) => {
        const [from, to] = [before.prices[slug] ?? {}, after.prices[slug] ?? {}];
        return keysInBoth(from, to).flatMap((lab) => {
          const [fromCents = 0, toCents = 0] = [from[lab], to[lab]];
          return fromCents === toCents ? [] : [{ slug, lab, fromCents, toCents }];
        });
      }),
    },
    ranges: differing(before.ranges, after.ranges),
    pages: differing(before.pages, after.pages),
  };
}

/** A first release, of which nothing is known before. */
export const firstRelease = (day: string): DataRelease => {
  const none = { added: [], changed: [], removed: [] };
  return { day, prices: none, ranges: none, pages: none };
};

export const isEmptyRelease = ({ prices, ranges, pages }: DataRelease): boolean =>
  [prices, ranges, pages].every(
    ({ added, changed, removed }) => added.length + changed.length + removed.length === 0,
  );

type Hashes = Readonly<Record<string, string>>;

const differing = (before: Hashes, after: Hashes) => ({
  ...cameAndWent(before, after),
  changed: keysInBoth(before, after).filter((key) => before[key] !== after[key]),
});

const cameAndWent = (before: object, after: object) => ({
  added: keys(after).filter((key) => !Object.hasOwn(before, key)),
  removed: keys(before).filter((key) => !Object.hasOwn(after, key)),
});

const keys = (record: object): string[] => Object.keys(record).sort();
const keysInBoth = (before: object, after: object): string[] =>
  keys(after).filter((key) => Object.hasOwn(before, key));
