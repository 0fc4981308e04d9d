import { CHECKS } from './checks/index.ts';
import type { Carried } from './join/carried.ts';
import type { Authored, Listed } from './read/authored.ts';
import type { Breach } from './read/breach.ts';
import type { Reading } from './read/reading.ts';
import { placed } from './read/store.ts';

/** What the rules across records find, each at the file of the store, without what the exceptions tolerate. */
export const ruleBreaches = (authored: Authored, carried: Carried, reading: Reading): Breach[] =>
  withoutExceptions(
    CHECKS.flatMap((check) => check.run(authored)).map((breach) => placed(breach, reading)),
    exceptionsOf(carried),
  );

/** An exception about an item that this store does not sell may excuse nothing here. */
function exceptionsOf({ exceptions, left }: Carried): Listed[] {
  const files = new Set(left.flatMap(({ slug }) => [`data/tests/${slug}.json`, `data/panels/${slug}.json`]));
  return exceptions.filter(({ file }) => !files.has(file));
}

/** Takes out what data/exceptions.json tolerates; an exception that fits nothing is a breach itself. */
function withoutExceptions(breaches: readonly Breach[], exceptions: readonly Listed[]): Breach[] {
  const fits = (breach: Breach, { rule, file, at }: Listed): boolean =>
    breach.rule === rule && breach.file === file && breach.at === at;
  return [
    ...breaches.filter((breach) => !exceptions.some((exception) => fits(breach, exception))),
    ...exceptions
      .filter((exception) => !breaches.some((breach) => fits(breach, exception)))
      .map(({ rule, file, at, listed }) => ({
        rule: 'stale-exception',
        file: listed,
        at: `${rule} ${file} ${at}`,
        problem: 'excuses nothing any more',
        tip: 'Remove it.',
      })),
  ];
}
