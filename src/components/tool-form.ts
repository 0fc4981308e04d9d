import type { Block } from '../documents/doc.ts';
import { built } from './built.ts';

/** Fills every tool's form with life: reads it, runs the tool here or on the server, shows the answer. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tool]')) open(form);

function open(form: HTMLFormElement): void {
  const answer = document.querySelector<HTMLElement>(`[data-answer-of="${form.dataset.tool}"]`);
  if (answer === null) return;
  form.querySelector('fieldset')?.removeAttribute('disabled');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset.shareable === 'true') history.replaceState(null, '', addressOf(form));
    void show(form, answer);
  });
  // A link may fill a form that holds nothing personal: /tools/quote-order?items=tsh
  const asked = new URLSearchParams(location.search);
  let filled = false;
  for (const [name, value] of asked) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = value;
      filled = true;
    }
  }
  if (filled) void show(form, answer);
}

/** The address of the filled form, to be shared; only of forms that hold nothing personal. */
function addressOf(form: HTMLFormElement): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') asked.set(name, value.trim());
  return `${location.pathname}?${asked}`.replace(/\?$/, '');
}

async function show(form: HTMLFormElement, answer: HTMLElement): Promise<void> {
  // Answers may come back out of order: only the newest question may write.
  const turn = String(Number(answer.dataset.turn ?? 0) + 1);
  answer.dataset.turn = turn;
  answer.hidden = false;
  answer.setAttribute('aria-busy', 'true');
  const { elements } = await import('../documents/elements.ts');
  const blocks = await ask(form).catch(async (error: unknown) =>
    (await import('./faults.ts')).faultBlocks(error),
  );
  if (answer.dataset.turn !== turn) return;
  answer.replaceChildren(...elements(blocks).map((element) => built(element)));
  answer.removeAttribute('aria-busy');
}

async function ask(form: HTMLFormElement): Promise<Block[]> {
  const name = form.dataset.tool ?? '';
  const { readForm } = await import('./read-form.ts');
  const input = readForm(form);
  const origin = document.body.dataset.origin ?? '';
  if (name === 'find_draw_sites') return drawSites(name, input, origin);
  const result = form.dataset.onDevice === 'true' ? await runHere(name, input) : await runThere(name, input);
  const { answerBlocks } = await import('../documents/answer.ts');
  const { withOwnLinks } = await import('../documents/own-links.ts');
  return withOwnLinks(answerBlocks(result), origin);
}

/** Sites near a ZIP code come from a file of its surroundings where that is enough, else from the server. */
async function drawSites(name: string, input: unknown, origin: string): Promise<Block[]> {
  const { findNear } = await import('./find-near.ts');
  const { drawSiteBlocks } = await import('../documents/near-map.ts');
  const near = await findNear(input).catch(() => undefined);
  return drawSiteBlocks(near ?? (await runThere(name, input)), origin);
}

async function runHere(name: string, input: unknown): Promise<Readonly<Record<string, unknown>>> {
  const { runOnDevice } = await import('./on-device.ts');
  return runOnDevice(name, input);
}

async function runThere(name: string, input: unknown): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`/api/agent/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as Readonly<Record<string, unknown>>;
  if (!response.ok) throw Object.assign(new Error(String(body.detail)), { faults: body.errors });
  return body;
}
