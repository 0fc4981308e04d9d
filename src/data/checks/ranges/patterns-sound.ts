import type { AnyTest, LineTest } from '../../../core/model/pattern.ts';
import { inUnit } from '../../../core/patterns/find-patterns.ts';
import { bridgesFor } from '../../join/analytes.ts';
import type { Breach } from '../../read/breach.ts';
import type { Check } from '../check.ts';

export const patternsSound: Check = {
  name: 'patterns-sound',
  why: 'A pattern must ask for something, of markers that exist, in units that lead to theirs.',
  run(authored) {
    const bySlug = new Map(authored.markers.map((marker) => [marker.slug, marker]));
    return authored.patterns.flatMap(({ slug, all, any, none, next }) => {
      const breach = (at: string, problem: string, tip: string): Breach => ({
        rule: this.name,
        file: `data/patterns/${slug}.json`,
        at,
        problem,
        tip,
      });
      const tests = [...all, ...any.flatMap(({ of }) => of), ...none].flatMap(linesOf);
      return [
        ...(all.length + any.length === 0 ? [breach('all', 'asks for nothing', 'Name a test.')] : []),
        ...any
          .filter(({ atLeast, of }) => atLeast > of.length)
          .map(() => breach('any', 'asks for more than it names', 'Lower atLeast.')),
        ...tests.flatMap((test) =>
          'share' in test && bySlug.get(test.ofMarker)?.unit !== bySlug.get(test.marker)?.unit
            ? [breach(test.marker, `is in another unit than ${test.ofMarker}`, 'Name two lines of one unit.')]
            : [],
        ),
        ...[...tests.map(({ marker }) => marker), ...next]
          .filter((named) => !bySlug.has(named))
          .map((named) => breach(named, 'is no marker', 'Name a record of data/markers.')),
        ...tests.flatMap((test) => {
          const marker = bySlug.get(test.marker);
          return marker === undefined ||
            !('limit' in test) ||
            inUnit(test, { unit: marker.unit, bridges: bridgesFor(marker, authored) }) !== undefined
            ? []
            : [breach(test.marker, `${test.unit} does not convert to ${marker.unit}`, 'Give another unit.')];
        }),
      ];
    });
  },
};

const linesOf = (test: AnyTest): LineTest[] => ('oneOf' in test ? test.oneOf : [test]);
