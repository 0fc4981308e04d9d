/** Answers while typing, as soon as all that is needed is there. */
export function live(form: HTMLFormElement, answer: HTMLElement): undefined {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const needed = [...form.elements].filter(
        (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.required,
      );
      if (needed.some(({ value }) => value.trim() === '')) return;
      void import('./asking.ts').then(({ ask }) => ask(form, answer, { asked: 'while typing' }));
    }, 300);
  };
  form.addEventListener('input', soon);
  // What was typed before this script was there counts too.
  soon();
}
