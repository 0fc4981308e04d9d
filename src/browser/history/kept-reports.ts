import type { Facts } from '../../core/history/facts.ts';
import type { KeptReport } from '../../core/history/kept-report.ts';
import { type Added, addedOf } from '../../core/history/known-values.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { toolFile } from '../tool-file.ts';
import { pageElements } from './draw/page.ts';
import { compareTable } from './draw/side-by-side.ts';
import { WORDS } from './draw/words.ts';
import { allKept, eraseAll, eraseReport, keepReports, onKept } from './store.ts';

const words = WORDS[pageLang()];

/** What is drawn now. */
interface Held {
  readonly reports: readonly KeptReport[];
  readonly facts: Facts;
}

let held: Held = { reports: [], facts: {} };

/** Reads what is kept and draws it. */
async function draw(place: HTMLElement): Promise<void> {
  const reports = await allKept();
  const facts = reports.length === 0 ? {} : await toolFile<Facts>('kept-facts').catch(() => ({}));
  held = { reports, facts };
  place.replaceChildren(
    ...pageElements(reports, { lang: pageLang(), facts }).map((element) => built(element)),
  );
}

const refused = (place: HTMLElement): void => note(place, words.storage);

/** Says something at the head of the page, which takes the focus, with a way back where there is one. */
function note(place: HTMLElement, text: string, undo?: () => Promise<void>): void {
  const said = document.createElement('p');
  said.className = 'callout note kept-note';
  said.textContent = text;
  if (undo !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet';
    button.textContent = words.undo;
    button.addEventListener('click', () => {
      undo()
        .then(() => draw(place))
        .then(() => note(place, words.undone))
        .catch(() => refused(place));
    });
    said.append(' ', button);
  }
  place.parentElement?.querySelector('.kept-note')?.remove();
  place.before(said);
  said.tabIndex = -1;
  said.focus();
}

/** Erases, and can take that back while the page is open. */
async function erase(place: HTMLElement, erased: readonly KeptReport[]): Promise<void> {
  if (erased.length === held.reports.length) await eraseAll();
  else for (const { id } of erased) await eraseReport(id);
  await draw(place);
  note(place, words.erased(erased.length), () => keepReports(erased));
}

async function bring(place: HTMLElement, files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  const { readCopy } = await import('./copies.ts');
  let [added, there, values, undated] = [0, 0, 0, 0];
  const refusals = new Set<string>();
  for (const file of files) {
    const read = await readCopy(file);
    if (read.kind === 'refused') {
      refusals.add(words.refusals[read.why]);
      continue;
    }
    const kept = await allKept();
    const news = read.kind === 'judged' ? addedOf(read.reports, kept) : copiedOf(read.reports, kept);
    await keepReports(news.reports);
    added += news.added;
    there += news.there;
    values += news.values;
    if (read.kind === 'judged') undated += read.undated;
  }
  await draw(place);
  const isAllRefused = refusals.size > 0 && added + there === 0;
  note(
    place,
    [...(isAllRefused ? [] : [words.brought({ added, there, values, undated })]), ...refusals].join(' '),
  );
}

/** Reports of our own by their names: one that is there already is written anew. */
function copiedOf(reports: readonly KeptReport[], kept: readonly KeptReport[]): Added {
  const ids = new Set(kept.map(({ id }) => id));
  const there = reports.filter(({ id }) => ids.has(id)).length;
  return { reports, added: reports.length - there, there, values: 0 };
}

function pressed(place: HTMLElement, target: Element): Promise<void> | undefined {
  const id = target.closest<HTMLElement>('[data-erase]')?.dataset.erase;
  if (id !== undefined)
    return erase(
      place,
      held.reports.filter((report) => report.id === id),
    );
  if (target.closest('[data-erase-all]') !== null) return erase(place, held.reports);
  const save = target.closest<HTMLElement>('[data-save]')?.dataset.save;
  if (save === 'own' || save === 'fhir')
    return import('./copies.ts').then(({ saveCopy }) => saveCopy(save, held.reports, held.facts));
  if (target.closest('[data-print]') !== null) window.print();
  return undefined;
}

/** Draws the two reports that were chosen beside each other. */
function compare(choice: HTMLFormElement): void {
  const chosen = (side: string): KeptReport | undefined => {
    const select = choice.elements.namedItem(side);
    return select instanceof HTMLSelectElement
      ? held.reports.find(({ id }) => id === select.value)
      : undefined;
  };
  const [before, after] = [chosen('before'), chosen('after')];
  if (before === undefined || after === undefined) return;
  choice.nextElementSibling?.replaceChildren(
    built(compareTable(before, after, { lang: pageLang(), facts: held.facts })),
  );
}

function listen(place: HTMLElement): void {
  place.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed(place, target)?.catch(() => refused(place));
  });
  place.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.form !== null) compare(target.form);
    if (target instanceof HTMLInputElement && target.type === 'file')
      bring(place, [...(target.files ?? [])]).catch(() => refused(place));
  });
  // A file that is dropped anywhere beside its place would open in the stead of the page.
  for (const name of ['dragover', 'drop'] as const)
    document.addEventListener(name, (event) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (name === 'drop') bring(place, [...event.dataTransfer.files]).catch(() => refused(place));
    });
  onKept(() => void draw(place).catch(() => refused(place)));
}

/** Shows what is kept, and keeps showing it. */
export function openKept(place: HTMLElement): void {
  listen(place);
  draw(place).catch(() => refused(place));
}
