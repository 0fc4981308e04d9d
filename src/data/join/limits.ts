import { convertValue } from '../../core/chemistry/convert.ts';
import { significant } from '../../core/chemistry/significant.ts';
import type { Identity } from '../../core/model/analyte.ts';
import type { Limit, LimitSources, MarkerLimits } from '../../core/model/limit.ts';
import type { Authored } from '../read/authored.ts';
import { analyteLimits } from '../review/limits.ts';
import { reviewOf } from '../review/signature.ts';
import { bridgesFor } from './analytes.ts';
import { termsIn } from './terms.ts';

type MarkerFile = Authored['markers'][number];
type Printed = Limit & { readonly unit: string };

/** Digits that a converted limit is held with. */
const DIGITS = 6;

/** A limit in the marker's own unit; undefined where its unit does not lead there. */
export function limitOf({ side, of, at, unit }: Printed, marker: MarkerFile, authored: Authored) {
  if (unit === marker.unit) return { side, of, at };
  const converted = convertValue(of, unit, marker.unit, bridgesFor(marker, authored));
  return converted === undefined ? undefined : { side, of: significant(converted.value, DIGITS), at };
}

/** The limits beside the ranges of a marker; undefined where none is held. */
export function limitsFor(marker: MarkerFile, authored: Authored): MarkerLimits | undefined {
  const { limits } = authored;
  const term = termsIn(authored);
  const own = <R extends { readonly analyte: string }>(rows: readonly R[]): R[] =>
    rows.filter(({ analyte }) => analyte === marker.slug);
  const inUnit = <R extends Printed & { readonly analyte: string; readonly printed: string }>(row: R) => {
    const { analyte: _, unit: __, printed: ___, side, of, at, ...rest } = row;
    const limit = limitOf(row, marker, authored);
    return limit === undefined ? [] : [{ ...rest, ...limit }];
  };
  const critical = own(limits.critical).flatMap(inUnit);
  const guideline = own(limits.guidelineLimits)
    .flatMap(inUnit)
    .map(({ says, saysEs, when, ...row }) => ({
      ...row,
      ...(when === undefined ? {} : { when: term(when) }),
      says: { en: says, es: saysEs },
    }));
  const severity = own(limits.severity).flatMap((row) => {
    const { analyte: _, unit, printed: __, ...step } = row;
    return unit === 'x' ? [{ ...step, times: true as const }] : inUnit(row);
  });
  const most = Object.fromEntries(
    Map.groupBy(own(limits.urgency), ({ side }) => side)
      .entries()
      .map(([side, rows]) => [
        side,
        rows.map(({ most, until }) => ({ most, ...(until === undefined ? {} : { until }) })),
      ]),
  );
  if (critical.length + guideline.length + severity.length === 0) return undefined;
  const review = reviewOf(`limits/${marker.slug}`, analyteLimits(marker.slug, limits), authored.reviews);
  return {
    critical,
    most,
    guideline,
    severity,
    ...(review.status === 'reviewed' ? { review } : {}),
  };
}

/** Germs that people are vaccinated against, and blood groups. */
const IMMUNITY = /surface|rubella|measles|mumps|varicella|tetanus|diphtheria|polio/i;
const INBORN = /^(?:ABO|Rh)\b|^HLA-/;

/** Whether a positive result of it is no news: an antibody of a vaccine or an old infection, a blood group. */
const isQuiet = ({ component, side, isotype }: Identity): boolean =>
  isotype === 'IgG' || (side === 'antibody' && IMMUNITY.test(component)) || INBORN.test(component);

/** The publications that limits name. */
export function limitSources({ limits, markers, analytes }: Authored): LimitSources {
  const bySlug = <R extends { readonly slug: string }>(rows: readonly R[]) =>
    Object.fromEntries(rows.map(({ slug, ...row }) => [slug, row]));
  const words = Object.fromEntries(
    limits.criticalWords.map(({ analyte, printed: _, ...row }) => [analyte, row]),
  );
  const ranged = new Set(markers.map(({ slug }) => slug));
  const unranged = Map.groupBy(
    limits.critical.filter(({ analyte }) => !ranged.has(analyte)),
    ({ analyte }) => analyte,
  );
  return {
    lists: bySlug(limits.criticalLists),
    guidelines: bySlug(limits.guidelines),
    words,
    quiet: [...markers.map(({ slug, identity }) => ({ slug, ...identity })), ...analytes]
      .filter(isQuiet)
      .map(({ slug }) => slug),
    unranged: Object.fromEntries(
      unranged
        .entries()
        .map(([slug, rows]) => [slug, rows.map(({ analyte: _, printed: __, ...row }) => row)]),
    ),
  };
}
