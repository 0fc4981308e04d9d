import { type FileProblem, type FileReport, joinReports } from '../../core/files/file-report.ts';
import { FORM_WORDS } from '../../views/interpret-results/form-words.ts';
import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';

/** As many files are read at once: an app keeps each result in a file of its own. */
const MOST_FILES = 200;

/**
 * Opens files that are chosen, dropped or pasted.
 * @param opened takes what they hold together, and says how many values there are
 */
export function openFiles(form: HTMLFormElement, opened: (report: FileReport) => Promise<number>): void {
  const zone = form.querySelector<HTMLElement>('[data-drop]');
  const input = zone?.querySelector<HTMLInputElement>('input[type="file"]');
  if (zone === null || input === null || input === undefined) return;
  let turn = 0;
  const open = async (files: readonly File[]): Promise<void> => {
    const mine = ++turn;
    if (files.length === 0) return;
    said(form, FORM_WORDS[pageLang()].opening(files[0]?.name ?? ''));
    zone.setAttribute('aria-busy', 'true');
    try {
      const { report, problems } = await readAll(files.slice(0, MOST_FILES));
      if (mine !== turn) return;
      const values = report === undefined ? 0 : await opened(report);
      const none = report !== undefined && values === 0 && !problems.includes('no_results');
      told(form, files, none ? [...problems, 'no_results'] : problems);
    } catch {
      if (mine === turn) said(form, WORDS[pageLang()].noData, 'problem');
    } finally {
      if (mine === turn) zone.removeAttribute('aria-busy');
    }
  };
  input.addEventListener('change', () => {
    void open([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = '';
  });
  // One that was chosen before this script was there counts too.
  if (input.files !== null && input.files.length > 0) input.dispatchEvent(new Event('change'));
  dropping(form, zone, (files) => void open(files));
  form.addEventListener('reset', () => {
    turn++;
    zone.removeAttribute('aria-busy');
    said(form, '');
  });
}

function dropping(form: HTMLFormElement, zone: HTMLElement, open: (files: readonly File[]) => void): void {
  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    zone.dataset.over = '';
  };
  for (const kind of ['dragenter', 'dragover'] as const) form.addEventListener(kind, over);
  form.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) delete zone.dataset.over;
  });
  form.addEventListener('drop', (event) => {
    delete zone.dataset.over;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    open(files);
  });
  form.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.clipboardData?.getData('text') !== '') return;
    event.preventDefault();
    open(files);
  });
}

/** What several files hold together, and what of them does not work. */
async function readAll(
  files: readonly File[],
): Promise<{ report?: FileReport; problems: readonly FileProblem[] }> {
  const { readFile } = await import('./files/read-file.ts');
  const reports: FileReport[] = [];
  const problems = new Set<FileProblem>();
  // One after the other, so that no two of them fill the memory.
  for (const file of files) {
    const read = await readFile(file);
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
  const words = FORM_WORDS[pageLang()];
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
