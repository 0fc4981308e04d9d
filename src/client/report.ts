import { readFileSync } from 'node:fs';
import { isNamed } from '../core/analytes/match.ts';
import { CallerError } from '../core/errors.ts';
import { daysOf, type FileProblem, type FileReport, joinReports, ofDay } from '../core/files/file-report.ts';
import { askedName, namesByCode } from '../core/files/names.ts';
import { personOn } from '../core/files/person-on.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { readReport } from '../core/report/report.ts';
import { leftOut } from '../core/report/unread.ts';
import type { PdfRead } from '../files/pdf-message.ts';
import { readFile } from '../files/read-file.ts';

const PROBLEMS: Readonly<Record<FileProblem, string>> = {
  empty: 'is empty',
  too_large: 'is larger than 20 MB',
  photo: 'is a photo; give its text instead',
  archive: 'is a packed file or an Office document; give the report inside, or its text',
  document: 'is a kind of file that is not read; give its text',
  encrypted: 'is locked with a password; save it without one',
  scanned: 'holds pictures of pages and no text',
  broken: 'cannot be read: it is damaged or not what its name says',
  slow: 'took too long to read',
  no_results: 'holds no results of a laboratory',
  cut: 'is very long: only its first part was read',
  left_out: 'has entries without a value, or withdrawn; they are left out',
};

/** A report as the input of interpret_results, and what is to be said of the reading. */
export interface Read {
  readonly input: {
    readonly values: readonly object[];
    readonly sex?: string;
    readonly age?: number;
    readonly pregnancy?: boolean;
  };
  readonly notes: readonly string[];
}

/**
 * Reads files of reports, and `-` as what stands on the input. Several days in one file: the newest.
 * @throws CallerError 400 when none of them holds a value
 */
export async function readReports(paths: readonly string[], data: Dataset, lang: Lang): Promise<Read> {
  const reports: FileReport[] = [];
  const notes: string[] = [];
  for (const path of paths) {
    const read = await readFile(new Blob([bytesOf(path)]), readPdf);
    const problems = 'problem' in read ? [read.problem] : read.problems;
    notes.push(...problems.map((problem) => `${path} ${PROBLEMS[problem]}.`));
    if (!('problem' in read)) reports.push(read);
  }
  const [first, ...others] = reports;
  const report = first === undefined ? undefined : joinReports([first, ...others]);
  const read = report === undefined ? undefined : valuesIn(report, data, lang);
  if (read === undefined || read.input.values.length === 0)
    throw new CallerError(400, 'No results', notes.join(' ') || 'No results were found in it.');
  return { input: read.input, notes: [...notes, ...read.notes] };
}

function bytesOf(path: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(path === '-' ? 0 : path));
  } catch {
    throw new CallerError(400, 'No such file', `${path} cannot be opened.`);
  }
}

/** Reads a PDF where its reader is installed. */
async function readPdf(data: ArrayBuffer): Promise<PdfRead> {
  const { readPages } = await import('../files/pdf-text.ts').catch(() => {
    throw new CallerError(
      400,
      'No reader of PDF',
      'Reading a PDF needs the package pdfjs-dist beside this one: npm install pdfjs-dist. Or give the text of the report.',
    );
  });
  return readPages(data);
}

function valuesIn(report: FileReport, { analytes, markers }: Dataset, lang: Lang): Read {
  const knows = (name: string): boolean => isNamed(name, analytes);
  const { lines, about } = readReport(report.lines ?? '', knows);
  const typed = lines.flatMap((line) => ('entry' in line ? [line.entry] : []));
  const unread = leftOut(lines, knows).length;
  const [day, ...older] = daysOf(report.values ?? []);
  const names = namesByCode(markers, lang);
  const filed = ofDay(report.values ?? [], day).map((value) => ({
    marker: askedName(value, names, knows).slice(0, 80),
    value: value.value,
    ...(value.unit === undefined ? {} : { unit: value.unit }),
    ...(value.low === undefined ? {} : { refLow: value.low }),
    ...(value.high === undefined ? {} : { refHigh: value.high }),
    ...(value.mark === undefined ? {} : { mark: value.mark }),
  }));
  const { sex, age } = { ...about, ...personOn(report, day) };
  const pregnancy = about.pregnant;
  const values = [...typed.map(withSign), ...filed];
  return {
    input: {
      values,
      ...(sex === undefined ? {} : { sex }),
      ...(age === undefined ? {} : { age }),
      ...(pregnancy === undefined ? {} : { pregnancy }),
    },
    notes: [
      `${values.length} values read${day === undefined ? '' : ` of ${day}`}.`,
      ...(unread === 0 ? [] : [`${unread} lines look like results and could not be read.`]),
      ...(older.length === 0 ? [] : [`Older results are left out: ${older.join(', ')}.`]),
      ...(sex === undefined && age === undefined
        ? []
        : [
            `As the report says: ${[sex, age].filter((one) => one !== undefined).join(', ')}. Say otherwise with --sex and --age.`,
          ]),
    ],
  };
}

function withSign({
  comparator,
  value,
  ...entry
}: {
  comparator?: string | undefined;
  value: number | string;
}): object {
  return { ...entry, value: comparator === undefined ? value : `${comparator}${value}` };
}
