import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';
import type { Taking } from './taking.ts';

/**
 * Opens files that are chosen, dropped or pasted.
 * @param taking where what they hold goes
 */
export function openFiles(form: HTMLFormElement, taking: Taking): void {
  const zone = form.querySelector<HTMLElement>('[data-drop]');
  const input = zone?.querySelector<HTMLInputElement>('input[type="file"]');
  if (zone === null || input === null || input === undefined) return;
  let turn = 0;
  const open = async (files: readonly File[]): Promise<void> => {
    const mine = ++turn;
    if (files.length === 0) return;
    zone.setAttribute('aria-busy', 'true');
    try {
      const { openAll } = await reader();
      await openAll(form, files, taking, () => mine === turn);
    } catch {
      if (mine === turn) lost(form);
    } finally {
      if (mine === turn) zone.removeAttribute('aria-busy');
    }
  };
  // What reads comes while somebody looks for the file: the press may have brought this script.
  if (input.matches(':focus:not(:focus-visible)')) expecting();
  input.addEventListener('click', expecting);
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
    for (const place of form.querySelectorAll('[data-file-state], [data-file-problem]'))
      place.textContent = '';
    form.querySelector('[data-file-problem]')?.toggleAttribute('hidden', true);
  });
}

const reader = () => import('./files/open-files.ts');

/** Most reports are PDF files: their reader starts, too. */
function expecting(): void {
  void reader().catch(() => undefined);
  void import('./files/read-pdf.ts').then(({ expectPdf }) => expectPdf()).catch(() => undefined);
}

const isPdf = ({ kind, type }: DataTransferItem): boolean => kind === 'file' && type === 'application/pdf';

function dropping(form: HTMLFormElement, zone: HTMLElement, open: (files: readonly File[]) => void): void {
  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    if (zone.dataset.over === undefined && [...event.dataTransfer.items].some(isPdf)) expecting();
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

/** The script that reads files could not be had. */
function lost(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-file-problem]');
  if (place === null) return;
  place.textContent = WORDS[pageLang()].noData;
  place.hidden = false;
}
