import { limitOf } from '../../join/limits.ts';
import type { Authored } from '../../read/authored.ts';
import type { Breach } from '../../read/breach.ts';
import { breachBy, type Check } from '../check.ts';

const FILES = {
  critical: 'data/limits/critical.csv',
  guidelineLimits: 'data/limits/guideline-limits.csv',
  severity: 'data/limits/severity.csv',
  urgency: 'data/limits/urgency.csv',
} as const;
const WORDS = 'data/limits/critical-words.csv';

export const limitsSound: Check = {
  name: 'limits-sound',
  why: 'A limit must be of a marker, or a critical one of an analyte without ranges, in a unit that leads to its own, believable, and stand on a publication that is listed.',
  run(authored) {
    const { limits, markers } = authored;
    const breach = breachBy(this.name);
    const bySlug = new Map(markers.map((marker) => [marker.slug, marker]));
    const unranged = new Set(authored.analytes.map(({ slug }) => slug));
    const known = {
      list: new Set(limits.criticalLists.map(({ slug }) => slug)),
      guideline: new Set(limits.guidelines.map(({ slug }) => slug)),
    };
    const strangers = (Object.keys(FILES) as (keyof typeof FILES)[]).flatMap((table) =>
      limits[table]
        .filter(({ analyte }) => !bySlug.has(analyte) && !(table === 'critical' && unranged.has(analyte)))
        .map(({ analyte }) =>
          breach(FILES[table], analyte, 'is no marker', 'Name a record of data/markers.'),
        ),
    );
    const unlisted = [
      ...limits.critical
        .filter(({ list }) => !known.list.has(list))
        .map(({ analyte, list }) => [FILES.critical, analyte, list] as const),
      ...(['guidelineLimits', 'severity'] as const).flatMap((table) =>
        limits[table]
          .filter(({ guideline }) => !known.guideline.has(guideline))
          .map(({ analyte, guideline }) => [FILES[table], analyte, guideline] as const),
      ),
    ].map(([file, at, name]) => breach(file, at, `"${name}" is not listed`, 'Add the publication.'));
    const analytes = new Set([...markers, ...authored.analytes].map(({ slug }) => slug));
    const inWords = limits.criticalWords.flatMap(({ analyte, list }) => [
      ...(analytes.has(analyte)
        ? []
        : [breach(WORDS, analyte, 'is no analyte', 'Name a record of the registry.')]),
      ...(known.list.has(list)
        ? []
        : [breach(WORDS, analyte, `"${list}" is not listed`, 'Add the publication.')]),
    ]);
    return [...inWords, ...strangers, ...unlisted, ...unread(authored, breach), ...twice(authored, breach)];
  },
};

type Report = (file: string, at: string, problem: string, tip: string) => Breach;

/** Limits in units that do not lead to the marker's own, or that are not believed of it. */
function unread(authored: Authored, breach: Report): Breach[] {
  const { limits, markers } = authored;
  return (['critical', 'guidelineLimits', 'severity'] as const).flatMap((table) =>
    limits[table].flatMap((row) => {
      const marker = markers.find(({ slug }) => slug === row.analyte);
      if (marker === undefined || (table === 'severity' && row.unit === 'x')) return [];
      const limit = limitOf(row, marker, authored);
      if (limit === undefined)
        return [
          breach(
            FILES[table],
            `${row.analyte} ${row.of} ${row.unit}`,
            `does not convert to ${marker.unit}`,
            'Give the unit as printed, or a factor in data/unit-factors.csv.',
          ),
        ];
      const { low, high } = marker.plausible;
      return limit.of < low || limit.of > high
        ? [
            breach(
              FILES[table],
              `${row.analyte} ${row.of} ${row.unit}`,
              'lies outside of plausible',
              'Check the unit, or widen plausible.',
            ),
          ]
        : [];
    }),
  );
}

/** A list that names the same limit of the same people twice. */
function twice({ limits }: Authored, breach: Report): Breach[] {
  const seen = new Set<string>();
  return limits.critical.flatMap((row) => {
    const { printed: _, of: __, at: ___, unit: ____, ...key } = row;
    const named = JSON.stringify(key);
    if (!seen.has(named)) {
      seen.add(named);
      return [];
    }
    return [breach(FILES.critical, `${row.analyte} ${row.list}`, 'stands twice', 'Keep one of the rows.')];
  });
}
