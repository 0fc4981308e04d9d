import type { Element as Branch } from '../../../blocks/element.ts';
import type { Part } from '../../../views/showing.ts';
import { built } from '../../built.ts';
import { whenIdle } from '../../idle.ts';
import { showRest } from './in-turns.ts';

type PartOf = (part: Part) => readonly Branch[];

/** The parts of the answer that is shown, by its place. */
interface Parts {
  readonly load: () => Promise<PartOf>;
  /** Once it was loaded. */
  known?: PartOf;
}

const all = new WeakMap<Element, Parts>();

/** What is not seen of an answer is made when it is opened. */
export function openLater(answer: HTMLElement, load: () => Promise<PartOf>): void {
  const isNew = !all.has(answer);
  const parts: Parts = { load };
  all.set(answer, parts);
  if (!isNew) return;
  // Such an event does not rise: it is heard on its way down.
  answer.addEventListener('toggle', ({ target }) => void opened(answer, target), true);
  addEventListener('beforeprint', () => {
    showRest();
    const known = all.get(answer)?.known;
    const sheet = sheetIn(answer);
    if (known !== undefined && sheet?.childElementCount === 0) fill(sheet, known, 'sheet');
  });
}

async function opened(answer: HTMLElement, target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLElement && target.matches('details[data-part]'))) return;
  const { part } = target.dataset;
  delete target.dataset.part;
  try {
    fill(target, await partsOf(answer), Number(part));
  } catch {
    // What could not be loaded is tried again when the row is opened again.
    target.dataset.part = part;
  }
}

const fill = (place: Element, partOf: PartOf, part: Part): void =>
  place.append(...partOf(part).map((branch) => built(branch)));

async function partsOf(answer: HTMLElement): Promise<PartOf> {
  const parts = all.get(answer);
  if (parts === undefined) throw new Error('An answer without parts');
  parts.known ??= await parts.load();
  return parts.known;
}

const sheetIn = (answer: HTMLElement): Element | null => answer.querySelector('[data-part="sheet"]');

/** Makes the sheet for paper of an answer, where it has one, once nothing else is to be done. */
export function makeSheet(answer: HTMLElement): void {
  if (sheetIn(answer) !== null) whenIdle(() => void sheetMade(answer));
}

async function sheetMade(answer: HTMLElement): Promise<void> {
  const partOf = await partsOf(answer).catch(() => undefined);
  const sheet = sheetIn(answer);
  // It may have been made for the press of a button, or before the browser printed.
  if (partOf !== undefined && sheet?.childElementCount === 0) fill(sheet, partOf, 'sheet');
}

/** Prints the page once its sheet is there. */
export async function print(answer: HTMLElement): Promise<void> {
  showRest();
  if (sheetIn(answer) !== null) await sheetMade(answer);
  globalThis.print();
}
