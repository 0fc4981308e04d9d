import { inAddress } from '../../core/address.ts';
import type { ToolName } from '../../core/tools/index.ts';
import { VIEWS, viewedTool } from '../../views/index.ts';
import { sentenceOf } from '../../views/said.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { withTimes } from '../preparation/with-times.ts';
import { clearFaults, showFaults } from './faults.ts';
import { askedIn, fill, isLacking } from './fill.ts';
import { knownFor } from './known.ts';
import { pagePlace } from './place.ts';
import { readForm } from './read-form.ts';
import { answerOf } from './run-tool.ts';
import { styled } from './styled.ts';
import { say, wait, waited } from './waiting.ts';

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
  const { inputsOf } = await import('../../core/tools/in-batches.ts');
  const input = readForm(form);
  // Answers may come back out of order: only the newest question may write.
  const turn = String(Number(answer.dataset.turn ?? 0) + 1);
  answer.dataset.turn = turn;
  if (form.dataset.shareable === 'true') history.replaceState(null, '', addressOf(input));
  const ended = signs(form, answer, asked);
  try {
    const [{ shown, sentence, results }] = await Promise.all([
      elementsFor(form, inputsOf(input)),
      styled(answer),
    ]);
    ended();
    if (answer.dataset.turn !== turn) return;
    clearFaults(form);
    waited(form, answer);
    answer.hidden = false;
    answer.replaceChildren(...shown);
    say(answer, sentence);
    void withTimes(answer);
    if (answer.querySelector('[data-measured]') !== null)
      void import('../range/measured.ts').then(({ showMeasured }) => showMeasured(answer));
    answer.querySelector('[data-retest]')?.addEventListener('click', () => {
      void import('../results/retest.ts').then(({ offerRetests }) => offerRetests(answer));
    });
    if (form.dataset.behaviour === 'report')
      void import('../history/with-keep.ts').then(({ withKeep }) => withKeep(form, answer, input, results));
    if (answer.querySelector('.near') !== null)
      void import('../places/near-pins.ts').then(({ tiePins }) => tiePins(answer));
    if (asked === 'by hand') answer.focus({ preventScroll: true });
    if (asked === 'by hand') answer.scrollIntoView({ block: 'start' });
  } catch (error) {
    ended();
    if (answer.dataset.turn !== turn) return;
    waited(form, answer);
    answer.hidden = true;
    answer.replaceChildren();
    say(answer, '');
    if (asked !== 'while typing') await fault(form, error);
  }
}

/** Fetches and parses what the next answer of a form on this device is made with, so that its press finds it here. */
export async function getReady(form: HTMLFormElement): Promise<void> {
  const name = viewedTool(form.dataset.tool);
  const answer = document.querySelector<HTMLElement>(`[data-answer-of="${name}"]`);
  if (name === undefined || answer === null || form.dataset.onDevice !== 'true') return;
  await Promise.allSettled([
    styled(answer),
    import('./on-device.ts').then(({ readyOnDevice }) => readyOnDevice(name)),
    VIEWS[name].result(),
    VIEWS[name].parts?.(),
    knownFor(name, {}),
    import('../../views/known.ts'),
    import('../../core/tools/in-batches.ts'),
    import('./later.ts'),
  ]);
}

/** Shows and says that the answer is on its way; what it returns ends that. */
function signs(form: HTMLFormElement, answer: HTMLElement, asked: Manner['asked']): () => void {
  if (asked !== 'while typing') wait(form, answer);
  const soon = setTimeout(wait, SOON_MS, form, answer);
  const long = setTimeout(say, LONG_MS, answer, form.dataset.working ?? '');
  return () => {
    clearTimeout(soon);
    clearTimeout(long);
  };
}

interface Shown {
  readonly shown: Node[];
  /** What is said of it to whoever cannot see it. */
  readonly sentence: string;
  /** One for each value that was asked about, where the tool judges values. */
  readonly results?: unknown;
}

const NOTHING: Shown = { shown: [], sentence: '' };

async function elementsFor(form: HTMLFormElement, inputs: readonly [Input, ...Input[]]): Promise<Shown> {
  const name = viewedTool(form.dataset.tool);
  return name === undefined ? NOTHING : shownAnswers(name, form, inputs);
}

async function shownAnswers<N extends ToolName>(
  name: N,
  form: HTMLFormElement,
  [first, ...others]: readonly [Input, ...Input[]],
): Promise<Shown> {
  const [result, { showingWith }, { joinAnswers }, known, answer, ...more] = await Promise.all([
    VIEWS[name].result(),
    import('../../views/known.ts'),
    import('../../core/tools/in-batches.ts'),
    knownFor(name, first),
    answerOf(form, name, first),
    ...others.map((input) => answerOf(form, name, input)),
  ]);
  // Links that ask anew name what was asked, which must not be personal.
  const asked =
    form.dataset.shareable === 'true' ? { tool: name, asked: first } : { asked: {}, person: first };
  const showing = showingWith({ ...pagePlace(), ...asked }, known);
  const joined = joinAnswers([answer, ...more]);
  const elements = result(joined, showing);
  const shown = elements.map((element) => built(element));
  const { parts } = VIEWS[name];
  if (parts !== undefined)
    (await import('./later.ts')).openLater(shown, async () => (await parts())(joined, showing));
  return {
    shown,
    sentence: sentenceOf(elements),
    results: 'results' in joined ? joined.results : undefined,
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
