import { daysOf, type FileProblem, type FileReport, joinReports } from '../../../core/files/file-report.ts';
import { readFile } from '../../../files/read-file.ts';
import { FILE_WORDS } from '../../../views/interpret-results/intake/file-words.ts';
import { pageLang } from '../../language.ts';
import type { Taking } from '../taking.ts';
import { takeValues } from './take-values.ts';

/** As many files are read at once: an app keeps each result in a file of its own. */
const MOST_FILES = 200;

/** Reads files and says what came of it, unless others were opened meanwhile. */
export async function openAll(
  form: HTMLFormElement,
  files: readonly File[],
  taking: Taking,
  isNewest: () => boolean,
): Promise<void> {
  said(form, FILE_WORDS[pageLang()].opening(files[0]?.name ?? ''));
  const { report, problems } = await readAll(files.slice(0, MOST_FILES));
  if (!isNewest()) return;
  const values = report === undefined ? 0 : await take(form, report, taking);
  taking.noted(problems.map((problem) => FILE_WORDS[pageLang()].problems[problem]));
  const none = report !== undefined && values === 0 && !problems.includes('no_results');
  told(form, files, none ? [...problems, 'no_results'] : problems);
}

/** Lines are read like a text; values become rows, those of the newest day first. Says how many rows there are. */
async function take(form: HTMLFormElement, report: FileReport, taking: Taking): Promise<number> {
  await taking.takeText(report.lines ?? '');
  if (report.lab !== undefined) form.dataset.lab = report.lab;
  if (report.values !== undefined && report.values.length > 0) {
    const days = daysOf(report.values);
    const show = await takeValues(report, taking);
    show(days[0]);
    taking.choose(
      days.map((day) => ({
        day,
        name: FILE_WORDS[pageLang()].day(
          new Date(`${day}T12:00`).toLocaleDateString(pageLang(), { dateStyle: 'medium' }),
          report.values?.filter(({ date }) => date === day).length ?? 0,
        ),
      })),
      show,
    );
  }
  return taking.ended();
}

/** What several files hold together, and what of them does not work. */
async function readAll(
  files: readonly File[],
): Promise<{ report?: FileReport; problems: readonly FileProblem[] }> {
  const reports: FileReport[] = [];
  const problems = new Set<FileProblem>();
  // One after the other, so that no two of them fill the memory.
  for (const file of files) {
    const read = await readFile(file, async (data) => (await import('./read-pdf.ts')).readPdf(data));
    if ('problem' in read) problems.add(read.problem);
    else reports.push(read);
  }
  const [first, ...others] = reports.filter(
    ({ lines, values = [] }) => lines !== undefined || values.length > 0,
  );
  for (const { problems: found } of reports) for (const problem of found) problems.add(problem);
  if (first === undefined) return { problems: [...problems] };
  if (problems.size > 1) problems.delete('no_results');
  return { report: joinReports([first, ...others]), problems: [...problems] };
}

function told(form: HTMLFormElement, files: readonly File[], problems: readonly FileProblem[]): void {
  const words = FILE_WORDS[pageLang()];
  const sentences = problems.map((problem) => words.problems[problem]);
  if (sentences.length > 0) said(form, sentences.join(' '), 'problem');
  else
    said(
      form,
      words.opened(
        files
          .map(({ name }) => name)
          .slice(0, 3)
          .join(', '),
      ),
    );
}

/** What happened to a file; a problem is an alert. */
function said(form: HTMLFormElement, text: string, kind: 'state' | 'problem' = 'state'): void {
  const [state, problem] = [
    form.querySelector<HTMLElement>('[data-file-state]'),
    form.querySelector<HTMLElement>('[data-file-problem]'),
  ];
  if (state !== null) state.textContent = kind === 'state' ? text : '';
  if (problem === null) return;
  problem.textContent = kind === 'problem' ? text : '';
  problem.hidden = kind === 'state';
}
