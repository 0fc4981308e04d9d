import type { ToolName } from '../../core/tools/index.ts';
import { VIEWS, viewedTool } from '../../views/index.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { withTimes } from '../preparation/with-times.ts';
import { clearFaults, showFaults } from './faults.ts';
import { knownFor } from './known.ts';
import { pagePlace } from './place.ts';
import { numberIn, readForm } from './read-form.ts';
import { answerOf } from './run-tool.ts';

type Input = Readonly<Record<string, unknown>>;

interface Manner {
  /** Asked by hand, the answer takes the focus and faults are shown; while typing, neither. */
  readonly asked: 'by hand' | 'while typing' | 'by link';
}

/** Asks the form's tool and shows the answer below the form. */
export async function ask(form: HTMLFormElement, answer: HTMLElement, { asked }: Manner): Promise<void> {
  const { inputsOf } = await import('../results/batches.ts');
  const input = readForm(form);
  // Answers may come back out of order: only the newest question may write.
  const turn = String(Number(answer.dataset.turn ?? 0) + 1);
  answer.dataset.turn = turn;
  if (form.dataset.shareable === 'true') history.replaceState(null, '', addressOf(input));
  answer.hidden = asked === 'while typing' && answer.childElementCount === 0 ? answer.hidden : false;
  answer.setAttribute('aria-busy', 'true');
  try {
    const shown = await elementsFor(form, inputsOf(input));
    if (answer.dataset.turn !== turn) return;
    clearFaults(form);
    answer.hidden = false;
    answer.replaceChildren(...shown);
    void withTimes(answer);
    if (asked === 'by hand') answer.focus({ preventScroll: true });
    if (asked === 'by hand') answer.scrollIntoView({ block: 'start' });
  } catch (error) {
    if (answer.dataset.turn !== turn) return;
    if (asked !== 'while typing') await fault(form, error);
    answer.hidden = true;
    answer.replaceChildren();
  }
  answer.removeAttribute('aria-busy');
}

async function elementsFor(form: HTMLFormElement, inputs: readonly [Input, ...Input[]]): Promise<Node[]> {
  const name = viewedTool(form.dataset.tool);
  if (name === undefined) return [];
  return shownAnswers(name, form, inputs);
}

async function shownAnswers<N extends ToolName>(
  name: N,
  form: HTMLFormElement,
  [first, ...others]: readonly [Input, ...Input[]],
): Promise<Node[]> {
  const [result, { showingWith }, { joinAnswers }, known, answer, ...more] = await Promise.all([
    VIEWS[name].result(),
    import('../../views/known.ts'),
    import('../results/batches.ts'),
    knownFor(name),
    answerOf(form, name, first),
    ...others.map((input) => answerOf(form, name, input)),
  ]);
  // Links that ask anew name what was asked, which must not be personal.
  const asked = form.dataset.shareable === 'true' ? { tool: name, asked: first } : { asked: {} };
  const showing = showingWith({ ...pagePlace(), ...asked }, known);
  return result(joinAnswers([answer, ...more]), showing).map((element) => built(element));
}

async function fault(form: HTMLFormElement, error: unknown): Promise<void> {
  const name = viewedTool(form.dataset.tool);
  const words = name === undefined ? undefined : await VIEWS[name].words();
  showFaults(form, error, words?.[pageLang()].fields ?? {});
}

/** Fills fields of the form and asks anew. */
export async function askWith(form: HTMLFormElement, answer: HTMLElement, changes: Input): Promise<void> {
  for (const [name, value] of Object.entries(changes)) fill(form, name, value);
  await ask(form, answer, { asked: 'by hand' });
}

/** Fills the form from an address and asks where all that is needed is there. */
export async function askFrom(
  form: HTMLFormElement,
  answer: HTMLElement,
  asked: URLSearchParams,
): Promise<void> {
  for (const name of new Set(asked.keys())) {
    const all = asked.getAll(name);
    fill(form, name, all.length > 1 ? all : (all[0] ?? ''));
  }
  form.dispatchEvent(new Event('filled'));
  const lacking = [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.required && field.value.trim() === '',
  );
  if (!lacking) await ask(form, answer, { asked: 'by link' });
}

/** Puts a value into a field, whatever kind it is; a basket takes a list and hears of it by an event. */
function fill(form: HTMLFormElement, name: string, value: unknown): void {
  const field = form.elements.namedItem(name);
  const basket = form.querySelector(`[data-basket="${CSS.escape(name)}"]`);
  const text = Array.isArray(value) ? value.join(',') : String(value);
  if (basket !== null) basket.dispatchEvent(new CustomEvent('basket', { detail: text.split(',') }));
  else if (field instanceof RadioNodeList) field.value = text;
  else if (field instanceof HTMLInputElement && field.dataset.pick !== undefined)
    field.dispatchEvent(new CustomEvent('picked', { detail: text }));
  else if (field instanceof HTMLSelectElement) choose(field, text);
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

/** A number that a link or button asks for need not be among the choices yet. */
function choose(field: HTMLSelectElement, text: string): void {
  if (numberIn(text) !== undefined && ![...field.options].some(({ value }) => value === text))
    field.append(new Option(text, text));
  field.value = text;
}

/** The address of what was asked, to be shared; only of forms that hold nothing personal. */
function addressOf(input: Input): string {
  const query = Object.entries(input).map(([name, value]) =>
    Array.isArray(value)
      ? `${name}=${value.map((part) => encodeURIComponent(String(part))).join(',')}`
      : `${name}=${encodeURIComponent(String(value))}`,
  );
  return query.length === 0 ? location.pathname : `${location.pathname}?${query.join('&')}`;
}
