import { inAddress } from '../../core/address.ts';
import { VIEWS, viewedTool } from '../../views/index.ts';
import { pageLang } from '../language.ts';
import { withTimes } from '../preparation/with-times.ts';
import { gapsOf, isWithoutValue } from '../results/gaps-of.ts';
import { clearFaults, showFaults } from './faults.ts';
import { askedIn, fill, isLacking } from './fill.ts';
import { foresee, foreseen } from './making/foreseen.ts';
import { showInTurns } from './making/in-turns.ts';
import { makeSheet, openLater } from './making/later.ts';
import { type Asked, type Made, makeAnswer } from './making/make-answer.ts';
import { readForm } from './read-form.ts';
import { styled } from './styled.ts';
import { SEEN_MS, say, wait, waited } from './waiting.ts';

type Input = Readonly<Record<string, unknown>>;

interface Manner {
  /** Asked by hand, the answer takes the focus and faults are shown; while typing, neither. */
  readonly asked: 'by hand' | 'while typing' | 'by link';
}

/** While somebody types, an answer that comes sooner than this needs no sign that it is on its way. */
const SOON_MS = 90;
/** From here on, one who cannot see the sign hears of it. */
const LONG_MS = 600;

/** Asks the form's tool and shows the answer below the form. */
export async function ask(form: HTMLFormElement, answer: HTMLElement, { asked }: Manner): Promise<void> {
  const question = askedBy(form);
  const { input } = question;
  // Answers may come back out of order: only the newest question may write.
  const turn = String(Number(answer.dataset.turn ?? 0) + 1);
  answer.dataset.turn = turn;
  if (form.dataset.shareable === 'true') history.replaceState(null, '', addressOf(input));
  const ended = signs(form, answer, asked);
  let shown: Promise<boolean>;
  let made: Made;
  try {
    [made] = await Promise.all([
      foreseen(form, JSON.stringify(question)) ?? makeAnswer(form, question),
      styled(answer),
    ]);
    ended();
    if (answer.dataset.turn !== turn) return;
    clearFaults(form);
    waited(form, answer);
    answer.hidden = false;
    shown = showInTurns(answer, made.draft);
    if (made.partOf !== undefined) openLater(answer, made.partOf);
    say(answer, made.sentence);
    if (asked === 'by hand') answer.focus({ preventScroll: true });
    if (asked === 'by hand') answer.scrollIntoView({ block: 'start' });
  } catch (error) {
    ended();
    if (answer.dataset.turn !== turn) return;
    waited(form, answer);
    answer.hidden = true;
    answer.replaceChildren();
    say(answer, '');
    if (isWithoutValue(form))
      await import('../results/nothing-read.ts').then(({ showNothingRead }) => showNothingRead(form, answer));
    else if (asked !== 'while typing') await fault(form, error);
    return;
  }
  if (await shown) enliven(form, answer, input, made.results);
}

/** What a whole answer does beside being read. */
function enliven(form: HTMLFormElement, answer: HTMLElement, input: Input, results: unknown): void {
  makeSheet(answer);
  void withTimes(answer);
  if (answer.querySelector('[data-measured]') !== null)
    void import('../range/measured.ts').then(({ showMeasured }) => showMeasured(answer));
  if (form.dataset.behaviour === 'report')
    void import('../history/with-keep.ts').then(({ withKeep }) => withKeep(form, answer, input, results));
  if (answer.querySelector('.near') !== null)
    void import('../places/near-pins.ts').then(({ tiePins }) => tiePins(answer));
}

/** What a form asks as it stands. */
const askedBy = (form: HTMLFormElement): Asked => ({ input: readForm(form), gaps: gapsOf(form) });

/** Fetches what answers a form on this device and makes the answer, so that its press only shows it. */
export function getReady(form: HTMLFormElement): void {
  const name = viewedTool(form.dataset.tool);
  const answer = document.querySelector<HTMLElement>(`[data-answer-of="${name}"]`);
  if (name === undefined || answer === null || form.dataset.onDevice !== 'true') return;
  const question = askedBy(form);
  foresee(form, JSON.stringify(question), async (pause) => {
    await Promise.allSettled([styled(answer), VIEWS[name].parts?.()]);
    await pause();
    return makeAnswer(form, question, pause);
  });
}

/** Shows and says that the answer is on its way; what it returns ends that. */
function signs(form: HTMLFormElement, answer: HTMLElement, asked: Manner['asked']): () => void {
  const soon = setTimeout(wait, asked === 'while typing' ? SOON_MS : SEEN_MS, form, answer);
  const long = setTimeout(say, LONG_MS, answer, form.dataset.working ?? '');
  return () => {
    clearTimeout(soon);
    clearTimeout(long);
  };
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
  for (const [name, value] of askedIn(asked)) fill(form, name, value);
  form.dispatchEvent(new Event('filled'));
  if (!isLacking(form)) await ask(form, answer, { asked: 'by link' });
}

/** The address of what was asked, to be shared; only of forms that hold nothing personal. */
function addressOf(input: Input): string {
  const query = Object.entries(input).map(([name, value]) =>
    Array.isArray(value)
      ? `${name}=${value.map((part) => inAddress(String(part))).join(',')}`
      : `${name}=${inAddress(String(value))}`,
  );
  return query.length === 0 ? location.pathname : `${location.pathname}?${query.join('&')}`;
}
