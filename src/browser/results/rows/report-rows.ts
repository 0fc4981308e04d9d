import type { Dataset } from '../../../core/model/dataset.ts';
import { FORM_WORDS } from '../../../views/interpret-results/form-words.ts';
import { WORDS } from '../../../views/words.ts';
import { pageLang } from '../../language.ts';
import type { RowText } from '../private-link.ts';
import { analyteName, type Doubt, doubtOf, isOwnOnly, twiceIn } from './doubts.ts';
import { rowEditor } from './row-editor.ts';
import { headLine, noteLine, rowLine } from './row-view.ts';

type Analytes = Dataset['analytes'];

/** One value of a report in the form. */
export interface Entry {
  text: RowText;
  /** The line of the report that it was read from. */
  readonly source?: string;
  /** The day of the draw, where the file names one. */
  readonly date?: string;
  readonly loinc?: string;
  /** The report does not tell whether a mark in its value stands before decimals or between thousands. */
  unsure?: boolean;
  /** What was read is replaced by the next reading. */
  readonly from: 'text' | 'file' | 'hand';
}

/** The rows of all forms: each is a group of lines of the table. */
const entries = new WeakMap<Element, Entry & { readonly at: number }>();

/** More values than a person has drawn in a day. */
const MOST_ROWS = 400;

const NO_TEXT: RowText = { marker: '', value: '', unit: '', low: '', high: '', mark: '' };

const isEmpty = ({ text }: Entry): boolean => Object.values(text).every((part) => part === '');

/** What the rows of a form hold, in their order; rows without anything in them are left out. */
export const entriesOf = (form: HTMLElement): Entry[] =>
  [...form.querySelectorAll('[data-row]')]
    .flatMap((row) => entries.get(row) ?? [])
    .filter((entry) => !isEmpty(entry));

/** How many rows there are, and how many of them are to be checked. */
export interface Count {
  readonly rows: number;
  readonly doubtful: number;
}

/** The values of a report as a table: those that are to be checked first. */
export class ReportRows {
  private readonly doubtful: HTMLElement;
  private readonly sure: HTMLElement;
  private readonly place: HTMLElement;
  private readonly told: (count: Count) => void;
  private analytes: Analytes | undefined;
  private made = 0;
  /** How many rows are to be checked. */
  toCheck = 0;

  constructor(place: HTMLElement, told: (count: Count) => void) {
    const words = FORM_WORDS[pageLang()];
    this.place = place;
    this.told = told;
    this.doubtful = table('doubtful', words.check(2));
    this.sure = table('sure', words.rows);
    place.replaceChildren(this.doubtful, this.sure);
    this.settle();
  }

  /** From now on names are looked up. */
  know(analytes: Analytes | undefined): void {
    this.analytes = analytes;
  }

  /** Takes away the rows that came from there. */
  clear(...origins: readonly Entry['from'][]): void {
    for (const row of this.rows()) if (origins.includes(entries.get(row)?.from ?? 'hand')) row.remove();
  }

  add(...added: readonly Entry[]): void {
    for (const entry of added.slice(0, MOST_ROWS)) this.append(entry);
    this.settle();
  }

  /** A row to fill in by hand, open. */
  addEmpty(): void {
    const row = this.append({ text: NO_TEXT, from: 'hand' });
    this.settle();
    this.edit(row);
  }

  /** Goes to the first row that is to be checked. */
  check(): void {
    this.doubtful.scrollIntoView({ block: 'center' });
    this.doubtful.querySelector<HTMLElement>('[data-act="edit"], input')?.focus();
  }

  private append(entry: Entry): HTMLElement {
    const row = document.createElement('tbody');
    row.dataset.row = '';
    row.setAttribute('role', 'rowgroup');
    row.addEventListener('correct', () => this.edit(row, 'stay'));
    entries.set(row, { ...entry, at: ++this.made });
    this.sure.append(row);
    return row;
  }

  private rows(): HTMLElement[] {
    return [...this.place.querySelectorAll<HTMLElement>('[data-row]')];
  }

  /** Draws the rows that are not being corrected, each where it belongs. */
  private settle(): void {
    const rows = this.rows().toSorted((a, b) => (entries.get(a)?.at ?? 0) - (entries.get(b)?.at ?? 0));
    const twice = twiceIn(rows.flatMap((row) => entries.get(row)?.text ?? []));
    const doubts = new Map<HTMLElement, Doubt>();
    for (const row of rows) {
      const entry = entries.get(row);
      if (entry === undefined) continue;
      row.toggleAttribute('data-empty', isEmpty(entry));
      const { text, unsure } = entry;
      const doubt = isEmpty(entry) ? undefined : doubtOf(text, { twice, unsure, analytes: this.analytes });
      if (doubt !== undefined) doubts.set(row, doubt);
      if (row.dataset.open === undefined) this.draw(row, entry, doubt);
    }
    // A row that is being corrected stays under the hand.
    const isFirst = (row: HTMLElement): boolean =>
      row.dataset.open === undefined ? doubts.has(row) : row.parentElement === this.doubtful;
    inOrder(this.doubtful, rows.filter(isFirst));
    inOrder(
      this.sure,
      rows.filter((row) => !isFirst(row)),
    );
    const caption = this.doubtful.querySelector('caption');
    if (caption !== null) caption.textContent = FORM_WORDS[pageLang()].check(doubts.size);
    this.toCheck = doubts.size;
    this.told({ rows: rows.filter((row) => row.dataset.empty === undefined).length, doubtful: doubts.size });
  }

  private draw(row: HTMLElement, entry: Entry, doubt: Doubt | undefined): void {
    const line = rowLine(entry.text, entry.source, (act) =>
      act === 'edit' ? this.edit(row) : this.remove(row),
    );
    row.replaceChildren(line, ...(doubt === undefined ? [] : [noteLine(...this.why(row, doubt))]));
  }

  /** The sentence, and where the report may mean several things a button for each. */
  private why(row: HTMLElement, doubt: Doubt): Node[] {
    const choices = this.choicesOf(doubt).map(([name, text]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'quiet';
      button.textContent = name;
      button.addEventListener('click', () => {
        const entry = entries.get(row);
        if (entry !== undefined) Object.assign(entry, { text: { ...entry.text, ...text }, unsure: false });
        this.close(row);
      });
      return button;
    });
    const reason = document.createElement('span');
    reason.className = 'reason';
    reason.textContent = sentenceOf(doubt);
    return [reason, ...choices];
  }

  private choicesOf(doubt: Doubt): [name: string, text: Partial<RowText>][] {
    const { analytes } = this;
    if (doubt.kind === 'two_readings') return [doubt.one, doubt.other].map((value) => [value, { value }]);
    if (doubt.kind !== 'several' || analytes === undefined) return [];
    const names = new Set(doubt.slugs.map((slug) => analyteName(slug, analytes, pageLang())));
    return [...names].map((marker) => [marker, { marker }]);
  }

  private edit(row: HTMLElement, focus: 'go' | 'stay' = 'go'): void {
    const entry = entries.get(row);
    if (entry === undefined || row.dataset.open !== undefined) return;
    const words = WORDS[pageLang()];
    const notes = [
      ...(entry.source === undefined ? [] : [words.from(entry.source)]),
      ...(entry.text.mark === '' ? [] : [words.markedAs(entry.text.mark)]),
      ...(isOwnOnly(entry.text, this.analytes) ? [FORM_WORDS[pageLang()].ownRange] : []),
    ];
    const legend = words.row(this.rows().indexOf(row) + 1);
    const editor = rowEditor(
      entry.text,
      { legend, notes, done: FORM_WORDS[pageLang()].done },
      (part, text) => {
        // The report's mark belongs to the value that it stood beside.
        const mark = part === 'value' ? { mark: '' } : {};
        entry.text = { ...entry.text, [part]: text, ...mark };
        if (part === 'value') entry.unsure = false;
        this.settle();
      },
      () => this.close(row),
    );
    row.dataset.open = '';
    row.replaceChildren(noteLine(editor));
    if (focus === 'go') editor.querySelector('input')?.focus();
  }

  /** Through with a row: the focus goes to the next one that is to be checked, else it stays with this one. */
  private close(row: HTMLElement): void {
    const next = row.nextElementSibling;
    const was = row.parentElement;
    delete row.dataset.open;
    const entry = entries.get(row);
    if (entry !== undefined && isEmpty(entry)) {
      this.remove(row);
      return;
    }
    this.settle();
    const moved = was === this.doubtful && row.parentElement !== was;
    const waiting = moved ? (next ?? this.doubtful.querySelector('[data-row]') ?? row) : row;
    waiting.querySelector<HTMLElement>('[data-act="edit"], input')?.focus();
  }

  /** The focus goes to the next row, else to the one before, else to the button that adds one. */
  private remove(row: HTMLElement): void {
    const rows = this.rows();
    const at = rows.indexOf(row);
    const near = (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('[data-act="close"], input');
    const add = this.place.closest('form')?.querySelector<HTMLElement>('[data-add-row]');
    const target = near?.closest<HTMLElement>('[data-row]');
    row.remove();
    this.settle();
    (target?.querySelector<HTMLElement>('[data-act="close"], input') ?? add)?.focus();
  }
}

const sentenceOf = (doubt: Doubt): string => {
  const { doubts } = FORM_WORDS[pageLang()];
  if (doubt.kind === 'unit') return doubts.unit(doubt.unit);
  return doubt.kind === 'two_readings' ? doubts.two_readings(doubt.one, doubt.other) : doubts[doubt.kind];
};

/** Puts rows into a table in this order; one that stands right is not touched, so that it keeps the focus. */
function inOrder(table: HTMLElement, rows: readonly HTMLElement[]): void {
  let next = table.querySelector('[data-row]');
  for (const row of rows) {
    if (row === next) next = next.nextElementSibling;
    else table.insertBefore(row, next);
  }
  table.hidden = rows.length === 0;
}

function table(kind: 'doubtful' | 'sure', title: string): HTMLElement {
  const made = document.createElement('table');
  const caption = document.createElement('caption');
  made.className = `report-rows ${kind}`;
  made.setAttribute('role', 'table');
  caption.textContent = title;
  made.append(caption, headLine());
  return made;
}
