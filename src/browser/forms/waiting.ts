/** Says in one sentence, to whoever cannot see it, what happened with an answer. */
export function say(answer: HTMLElement, text: string): void {
  const status = answer.previousElementSibling;
  if (status?.getAttribute('role') === 'status') status.textContent = text;
}

/** An answer that comes sooner after a press, such as one that was made ahead, needs no sign that it is on its way. */
export const SEEN_MS = 40;

/** Shows at once that an answer is on its way: the button says it, and lines stand where the answer will. */
export function wait(form: HTMLFormElement, answer: HTMLElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const { working } = form.dataset;
  if (button !== null && working !== undefined && form.dataset.submit === undefined) {
    form.dataset.submit = button.textContent ?? '';
    // A shorter word must not move what stands beside it.
    button.style.minInlineSize = `${button.offsetWidth}px`;
    button.textContent = working;
  }
  busy(answer);
}

/** The place of an answer while it is empty and busy. */
export function busy(answer: HTMLElement): void {
  answer.hidden = false;
  answer.setAttribute('aria-busy', 'true');
  if (answer.childElementCount === 0) answer.append(skeleton());
}

/** The answer is there, or will not come. */
export function waited(form: HTMLFormElement, answer: HTMLElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button !== null && form.dataset.submit !== undefined) button.textContent = form.dataset.submit;
  delete form.dataset.submit;
  answer.querySelector('.skeleton')?.remove();
  answer.removeAttribute('aria-busy');
}

const LINES = 6;

function skeleton(): HTMLElement {
  const lines = document.createElement('div');
  lines.className = 'skeleton';
  lines.setAttribute('aria-hidden', 'true');
  for (let i = 0; i < LINES; i++) lines.append(document.createElement('span'));
  return lines;
}
