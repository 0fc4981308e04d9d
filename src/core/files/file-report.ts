import type { Sex } from '../model/vocabulary.ts';

/** What a file that somebody opens turned out to be. */
export type ReportKind = 'pdf' | 'text' | 'csv' | 'fhir';

/** One value as a file holds it. */
export interface FileValue {
  /** As the file names it. */
  readonly name: string;
  /** The number; the text as it stands where it is none, such as "<0.01" or "negative". */
  readonly value: number | string;
  readonly unit?: string;
  readonly low?: number;
  readonly high?: number;
  /** The range as printed, where its limits are not two plain numbers. */
  readonly rangeText?: string;
  readonly loinc?: string;
  /** The day of the draw, YYYY-MM-DD. */
  readonly date?: string;
  /** How the file marks the value as critical: "HH". */
  readonly mark?: string;
  /** Who reported it, where the file says so of this value. */
  readonly lab?: string;
}

/** Whose report it is, as the file says. */
export interface FilePerson {
  readonly sex?: Sex;
  /** YYYY-MM-DD */
  readonly birthDate?: string;
  /** Whole years at the draw. */
  readonly age?: number;
}

/**
 * Why a file gives no report, or not all of it: `cut`, more pages or values than are read; `left_out`, results without
 * a value or withdrawn ones.
 */
export const FILE_PROBLEMS = [
  'empty',
  'too_large',
  'photo',
  'archive',
  'document',
  'encrypted',
  'scanned',
  'broken',
  'slow',
  'no_results',
  'cut',
  'left_out',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** A file, understood: lines for the reader of reports, or values with their names. */
export interface FileReport {
  readonly kind: ReportKind;
  readonly lines?: string;
  readonly values?: readonly FileValue[];
  readonly person: FilePerson;
  /** The newest day of a draw, YYYY-MM-DD. */
  readonly collected?: string;
  readonly lab?: string;
  readonly problems: readonly FileProblem[];
}

/** The most values that are taken from one file. */
export const MOST_VALUES = 2000;

/** The days that values were drawn on, the newest first. */
export const daysOf = (values: readonly FileValue[]): string[] =>
  [...new Set(values.flatMap(({ date }) => date ?? []))].sort().reverse();

/** The values of one day, with those that name none. */
export const ofDay = (values: readonly FileValue[], day: string | undefined): FileValue[] =>
  values.filter(({ date }) => day === undefined || date === undefined || date === day);

/** Several files that were opened together, as one. */
export function joinReports([first, ...others]: readonly [FileReport, ...FileReport[]]): FileReport {
  return others.reduce((all, one): FileReport => {
    const lines = [all.lines, one.lines].filter((text) => text !== undefined).join('\n');
    const values = [...(all.values ?? []), ...(one.values ?? [])].slice(0, MOST_VALUES);
    const [collected] = [all.collected, one.collected]
      .filter((day) => day !== undefined)
      .sort()
      .reverse();
    const lab = all.lab ?? one.lab;
    return {
      kind: all.kind,
      ...(lines === '' ? {} : { lines }),
      ...(values.length === 0 ? {} : { values }),
      person: { ...one.person, ...all.person },
      ...(collected === undefined ? {} : { collected }),
      ...(lab === undefined ? {} : { lab }),
      problems: [...new Set([...all.problems, ...one.problems])],
    };
  }, first);
}
