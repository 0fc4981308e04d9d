import { CHECKS } from './checks/index.ts';
import type { Carried } from './join/carried.ts';
import type { Authored, Listed } from './read/authored.ts';
import type { Breach } from './read/breach.ts';
import type { Reading } from './read/reading.ts';
import { placed } from './read/store.ts';

const FOR_EVERYBODY = 'data/exceptions.json';

/** What the rules across records find, each at the file of the store, without what the exceptions tolerate. */
export const ruleBreaches = (authored: Authored, carried: Carried, reading: Reading): Breach[] =>
  withoutExceptions(
    CHECKS.flatMap((check) => check.run(authored)).map((breach) => placed(breach, reading)),
    carried,
  );

/**
 * Takes out what is tolerated; an exception that fits nothing is a breach itself. One for everybody may be about two
 * items of which this store sells one, or none, and is then no fault of the store.
 */
function withoutExceptions(
  breaches: readonly Breach[],
  { exceptions, left }: Pick<Carried, 'exceptions' | 'left'>,
): Breach[] {
  const fits = (breach: Breach, { rule, file, at }: Listed): boolean =>
    breach.rule === rule && breach.file === file && breach.at === at;
  return [
    ...breaches.filter((breach) => !exceptions.some((exception) => fits(breach, exception))),
    ...exceptions
      .filter(({ listed }) => left.length === 0 || listed !== FOR_EVERYBODY)
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
