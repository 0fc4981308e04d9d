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

async function show(form: HTMLFormElement, answer: HTMLElement): Promise<void> {
  const name = form.dataset.tool ?? '';
  answer.hidden = false;
  answer.setAttribute('aria-busy', 'true');
  try {
    const { answerBlocks } = await import('../documents/answer.ts');
    const { elements } = await import('../documents/elements.ts');
    const { withOwnLinks } = await import('../documents/own-links.ts');
    const { readForm } = await import('./read-form.ts');
    const input = readForm(form);
    const result = form.dataset.onDevice === 'true' ? await runHere(name, input) : await ask(name, input);
    const blocks: Block[] = withOwnLinks(answerBlocks(result), document.body.dataset.origin ?? '');
    answer.replaceChildren(...elements(blocks).map(built));
  } catch (error) {
    const { faultBlocks } = await import('./faults.ts');
    const { elements } = await import('../documents/elements.ts');
    answer.replaceChildren(...elements(faultBlocks(error)).map(built));
  } finally {
    answer.removeAttribute('aria-busy');
  }
}

async function runHere(name: string, input: unknown): Promise<Readonly<Record<string, unknown>>> {
  const { runOnDevice } = await import('./on-device.ts');
  return runOnDevice(name, input);
}

async function ask(name: string, input: unknown): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`/api/agent/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as Readonly<Record<string, unknown>>;
  if (!response.ok) throw Object.assign(new Error(String(body.detail)), { faults: body.errors });
  return body;
}
