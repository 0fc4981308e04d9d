type Input = Readonly<Record<string, unknown>>;

/** Offers below the answer to a report to keep it; nothing is kept before that is pressed. */
export async function withKeep(
  form: HTMLFormElement,
  answer: HTMLElement,
  asked: Input,
  results: unknown,
): Promise<void> {
  if (form.dataset.behaviour !== 'report' || !Array.isArray(results)) return;
  (await import('./keep-button.ts')).offerKeeping(form, answer, asked, results);
}
