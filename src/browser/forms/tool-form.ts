import type { Behaviour } from '../../views/form.ts';
import { isLacking, showAsked } from './fill.ts';
import { SEEN_MS, say, wait, waited } from './waiting.ts';

/** A text field with a list of suggestions below it. */
const COMBOBOX = [
  ['role', 'combobox'],
  ['aria-autocomplete', 'list'],
  ['aria-expanded', 'false'],
] as const;

/** What must be done before a form is read. */
type Prepare = () => Promise<void>;

type Begin = (form: HTMLFormElement, answer: HTMLElement) => Promise<Prepare | undefined>;

/** What a form does beside being sent, as its view declares it. */
const BEHAVIOURS: Readonly<Record<Behaviour, Begin>> = {
  report: async (form) => (await import('../results/interpret-form.ts')).fillWithLife(form),
  converter: async (form, answer) => (await import('./convert-form.ts')).convertLive(form, answer),
  live: async (form, answer) => (await import('./live.ts')).live(form, answer),
  following: async (form, answer) => (await import('./following.ts')).follow(form, answer),
};

const isBehaviour = (text: string | undefined): text is Behaviour =>
  text !== undefined && Object.hasOwn(BEHAVIOURS, text);

const asking = () => import('./asking.ts');

/** Fills every tool's form with life; what a form needs is loaded when it is used. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tool]')) open(form);

const modelContext =
  (document as { modelContext?: unknown }).modelContext ??
  (navigator as { modelContext?: unknown }).modelContext;
if (modelContext !== undefined && document.body.classList.contains('kind-tool'))
  void import('./webmcp.ts').then(({ offer }) => offer(modelContext));

function open(form: HTMLFormElement): void {
  const answer = document.querySelector<HTMLElement>(`[data-answer-of="${form.dataset.tool}"]`);
  if (answer === null) return;
  form.noValidate = true;
  form.querySelector('fieldset')?.removeAttribute('disabled');
  let ready = false;
  let begun: Promise<Prepare | undefined> | undefined;
  const begin = (): Promise<Prepare | undefined> => {
    begun ??= special(form, answer).finally(() => {
      ready = true;
    });
    return begun;
  };
  // Said at once, so that a screen reader knows what it comes to; the suggestions follow.
  for (const input of form.querySelectorAll('[data-pick]'))
    for (const [name, value] of COMBOBOX) input.setAttribute(name, value);
  form.addEventListener('focusin', () => void begin(), { once: true });
  // A file may be dropped on a form that nobody has used yet, or chosen for it.
  for (const use of ['dragenter', 'change']) form.addEventListener(use, () => void begin(), { once: true });
  // A press that comes before its script is done when the script is there.
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button !== null && !ready) void begin().then(() => button.click());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const sign = setTimeout(wait, SEEN_MS, form, answer);
    Promise.all([asking(), begin()])
      .then(async ([{ ask }, prepare]) => {
        await prepare?.();
        clearTimeout(sign);
        await ask(form, answer, { asked: 'by hand' });
      })
      .catch(() => {
        clearTimeout(sign);
        lost(form, answer);
      });
  });
  answer.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest('[data-print]')) void import('./making/later.ts').then(({ print }) => print(answer));
    if (target?.closest('[data-retest]'))
      void import('../results/retest.ts').then(({ offerRetests }) => offerRetests(answer));
    const change = target?.closest<HTMLElement>('[data-change]')?.dataset.change;
    if (change === undefined) return;
    event.preventDefault();
    void asking().then(({ askWith }) => askWith(form, answer, JSON.parse(change)));
  });
  // From here on nothing is sent by the browser itself.
  form.dataset.running = '';
  if (form.dataset.behaviour !== 'report') fromAddress(form, answer, begin);
  // A private link holds the values in its last part.
  else if (location.hash.startsWith('#r=')) {
    const read = form.querySelector('[data-read]');
    if (read !== null) read.textContent = form.dataset.working ?? '';
    void begin().finally(() => {
      if (read?.textContent === form.dataset.working) read?.replaceChildren();
    });
  }
}

/** A link may fill a form that holds nothing personal: /tools/quote-order?items=tsh */
function fromAddress(form: HTMLFormElement, answer: HTMLElement, begin: () => Promise<unknown>): void {
  const asked = new URLSearchParams(location.search);
  asked.delete('lang');
  if (asked.size === 0) return;
  showAsked(form, asked);
  if (!isLacking(form)) wait(form, answer);
  Promise.all([asking(), begin()])
    .then(([{ askFrom }]) => askFrom(form, answer, asked))
    .catch(() => lost(form, answer));
}

/** A script could not be loaded: what was typed stays, and the same press may work later. */
function lost(form: HTMLFormElement, answer: HTMLElement): void {
  waited(form, answer);
  answer.hidden = answer.childElementCount === 0;
  say(answer, '');
  const errors = form.querySelector<HTMLElement>('.errors');
  if (errors === null) return;
  errors.textContent = form.dataset.lost ?? '';
  errors.hidden = false;
  errors.focus();
}

/** Forms with more than plain fields: suggestions, a basket, rows of a report, a value in two units. */
async function special(form: HTMLFormElement, answer: HTMLElement): Promise<Prepare | undefined> {
  const { behaviour } = form.dataset;
  const [pick, prepare] = await Promise.all([
    form.querySelector('[data-pick]') === null
      ? undefined
      : import('./picking.ts').then(({ pickIn }) => pickIn(form)),
    isBehaviour(behaviour) ? BEHAVIOURS[behaviour](form, answer) : undefined,
    form.querySelector('[data-field="pregnancy"]') === null
      ? undefined
      : import('./applying.ts').then(({ applying }) => applying(form)),
  ]);
  return async () => {
    await pick?.();
    await prepare?.();
  };
}
