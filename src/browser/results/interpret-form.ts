import { isNamed } from '../../core/analytes/match.ts';
import type { AboutReport } from '../../core/report/about/about.ts';
import type { Reading } from '../../core/report/reading.ts';
import { readReport } from '../../core/report/report.ts';
import { leftOut } from '../../core/report/unread.ts';
import { FORM_WORDS } from '../../views/interpret-results/form-words.ts';
import { type MarkerSuggestion, nameIn } from '../../views/known.ts';
import type { Gaps } from '../../views/showing.ts';
import { numberIn } from '../forms/read-form.ts';
import { whenIdle } from '../idle.ts';
import { pageLang } from '../language.ts';
import { sliceFile, toolFile } from '../tool-file.ts';
import { openFiles } from './file-drop.ts';
import { setGaps } from './gaps-of.ts';
import { PersonRead } from './person-read.ts';
import { readRows } from './rows/read-rows.ts';
import { type Count, type Entry, entriesOf, ReportRows } from './rows/report-rows.ts';
import type { Taking } from './taking.ts';
import { listUnread, warn } from './understood.ts';

/** The form of a report: a text or a file becomes rows that can be corrected; rows become the tool's input. */
export function fillWithLife(form: HTMLFormElement): (() => Promise<void>) | undefined {
  const text = form.querySelector<HTMLTextAreaElement>('textarea[name="values"]');
  const place = form.querySelector<HTMLElement>('[data-rows]');
  const store = form.querySelector<HTMLInputElement>('input[data-as="values"]');
  if (text === null || place === null || store === null) return undefined;
  const write = (): void => {
    store.value = JSON.stringify(valuesOf(form));
    setGaps(form, incoming.gaps());
  };
  const foresee = onceQuiet(() => {
    if (entriesOf(form).length === 0) return;
    write();
    void import('../forms/asking.ts').then(({ getReady }) => getReady(form));
  });
  const incoming = new Incoming(
    form,
    text,
    new ReportRows(place, (count) => {
      tell(form, count);
      foresee();
    }),
  );
  for (const change of ['input', 'change', 'filled']) form.addEventListener(change, foresee);
  let timer: ReturnType<typeof setTimeout> | undefined;
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => incoming.readText(), 250);
  });
  void suggestNames(form);
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('[data-add-row]')) incoming.addEmpty();
    if (target.closest('[data-clear]')) incoming.clear();
    if (target.closest('[data-make-link]')) void linking().then(({ showLink }) => showLink(form));
    if (target.closest('[data-to-check]')) incoming.rows.check();
    const example = target.closest<HTMLElement>('[data-example]')?.dataset.example;
    if (example !== undefined) void incoming.takeText(example).then(() => incoming.ended());
  });
  openFiles(form, incoming);
  // What was pasted before this script was there counts too.
  if (text.value.trim() !== '') incoming.readText();
  const filled = location.hash.startsWith('#r=') ? incoming.takeLink() : undefined;
  return async () => {
    clearTimeout(timer);
    await filled;
    await incoming.upToDate();
    write();
  };
}

/** Whoever has values here will ask about them: once nothing has changed for this long, the answer is made ahead. */
const QUIET_MS = 300;

function onceQuiet(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(act), QUIET_MS);
  };
}

const linking = () => import('./private-link-form.ts');

/** What comes in: a text, or a file. */
class Incoming implements Taking {
  readonly rows: ReportRows;
  private readonly form: HTMLFormElement;
  private readonly text: HTMLTextAreaElement;
  private readonly person: PersonRead;
  private before = '';
  private missed: Gaps['lines'] = [];
  private notes: Gaps['notes'] = [];
  private reading: Promise<void> = Promise.resolve();

  constructor(form: HTMLFormElement, text: HTMLTextAreaElement, rows: ReportRows) {
    this.form = form;
    this.text = text;
    this.rows = rows;
    this.person = new PersonRead(form);
  }

  async takeLink(): Promise<void> {
    const { fillFrom } = await linking();
    fillFrom(this.form, this.rows);
    await this.learn();
  }

  addEmpty(): void {
    this.rows.addEmpty();
    void this.learn();
  }

  /** Looks up the names of rows that were not read here. */
  async learn(): Promise<void> {
    this.rows.know(await sliceFile('analytes').catch(() => undefined));
    this.rows.add();
  }

  readText(): void {
    this.before = this.text.value;
    this.reading = this.readLines();
  }

  async upToDate(): Promise<void> {
    if (this.text.value !== this.before) this.readText();
    await this.reading;
  }

  clear(): void {
    this.form.reset();
    this.before = '';
    this.text.rows = 8;
    this.rows.clear('text', 'file', 'hand');
    this.rows.add();
    this.person.read({});
    delete this.form.dataset.lab;
    this.choose([], () => undefined);
    this.missed = [];
    this.notes = [];
    this.understood([]);
    this.text.focus();
  }

  /** Reads the text into rows, unless it has changed meanwhile. */
  private async readLines(): Promise<void> {
    const typed = this.text.value;
    const analytes = await sliceFile('analytes').catch(() => undefined);
    if (typed !== this.text.value) return;
    const knows = (name: string): boolean => analytes !== undefined && isNamed(name, analytes);
    const { lines, about } = readReport(typed, knows);
    this.missed = leftOut(lines, knows);
    this.notes = [];
    this.rows.clear('text', 'file');
    this.rows.know(analytes);
    this.rows.add(
      ...readRows(lines).map(({ row, line, entry }) => ({
        text: row,
        source: line,
        unsure: typeof entry.value === 'string',
        from: 'text' as const,
      })),
    );
    this.choose([], () => undefined);
    this.person.read(about);
    this.understood(lines);
    await warn(this.form, lines);
  }

  async takeText(text: string): Promise<void> {
    this.text.value = text;
    // It has been read: what is to be looked at are the rows.
    this.text.rows = 3;
    this.text.scrollTop = 0;
    this.readText();
    await this.reading;
  }

  takeRows(rows: readonly Entry[], about: AboutReport, analytes: Parameters<ReportRows['know']>[0]): void {
    this.rows.clear('file');
    this.rows.know(analytes);
    this.rows.add(...rows);
    this.person.read(about);
  }

  noted(sentences: readonly string[]): void {
    this.notes = sentences;
  }

  /** What was not read, and how much of what was is still to be checked. */
  gaps(): Gaps {
    return { lines: this.missed, doubtful: this.rows.toCheck, notes: this.notes };
  }

  choose(
    days: readonly { readonly day: string; readonly name: string }[],
    show: (day: string) => void,
  ): void {
    const place = this.form.querySelector<HTMLElement>('[data-days]');
    const select = place?.querySelector('select');
    if (place === null || select === null || select === undefined) return;
    place.hidden = days.length < 2;
    select.replaceChildren(...days.map(({ day, name }) => new Option(name, day)));
    select.onchange = () => show(select.value);
  }

  ended(): number {
    const { length } = entriesOf(this.form);
    if (length > 0) this.form.querySelector<HTMLElement>('[data-rows-part]')?.focus();
    return length;
  }

  private understood(lines: readonly Reading[]): void {
    listUnread(this.form, lines);
    if (lines.length === 0) void warn(this.form, []);
  }
}

/** Says how many values were read and how many of them are to be checked, and on the button how many will be shown. */
function tell(form: HTMLFormElement, { rows, doubtful }: Count): void {
  const words = FORM_WORDS[pageLang()];
  const status = form.querySelector<HTMLElement>('[data-read]');
  const typed = form.querySelector<HTMLTextAreaElement>('textarea[name="values"]')?.value.trim() ?? '';
  const sentence = rows > 0 ? words.read(rows, doubtful) : typed === '' ? '' : words.nothing;
  // The same sentence is not said twice.
  if (status !== null && status.textContent !== sentence) status.textContent = sentence;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button !== null) {
    form.dataset.plain ??= button.textContent ?? '';
    const name = rows === 0 ? form.dataset.plain : words.see(rows);
    if (form.dataset.submit === undefined) button.textContent = name;
    else form.dataset.submit = name;
  }
  const check = form.querySelector<HTMLButtonElement>('[data-to-check]') ?? checkButton();
  check.textContent = words.toCheck(doubtful);
  if (doubtful === 0) check.remove();
  else button?.after(check);
}

function checkButton(): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'quiet' });
  button.dataset.toCheck = '';
  return button;
}

/** The rows as the tool's values; what is no plain number goes as typed, with its sign, and the tool reads it. */
const valuesOf = (form: HTMLFormElement): Record<string, unknown>[] =>
  entriesOf(form).map(({ text: { marker, value, unit, low, high, mark, expected } }) => ({
    marker,
    ...(value === '' ? {} : { value: /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value }),
    ...(unit === '' ? {} : { unit }),
    ...(mark === '' ? {} : { mark: mark.slice(0, 20) }),
    ...(expected === undefined ? {} : { expected: expected.slice(0, 40) }),
    ...(low === '' ? {} : { refLow: numberIn(low) ?? low }),
    ...(high === '' ? {} : { refHigh: numberIn(high) ?? high }),
  }));

async function suggestNames(form: HTMLFormElement): Promise<void> {
  const names = form.querySelector('#marker-names');
  const markers = await toolFile<readonly MarkerSuggestion[]>('markers').catch(() => []);
  names?.replaceChildren(
    ...markers.map((marker) => {
      const option = document.createElement('option');
      option.value = nameIn(marker, pageLang());
      return option;
    }),
  );
}
