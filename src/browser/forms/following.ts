/** The answer follows every choice, once something is chosen. */
export function follow(form: HTMLFormElement, answer: HTMLElement): undefined {
  const reask = async (): Promise<void> => {
    const { ask } = await import('./asking.ts');
    await ask(form, answer, { asked: 'while typing' });
  };
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) void reask();
  });
  form.addEventListener('chosen', (event) => {
    if (Number((event as CustomEvent<unknown>).detail) > 0) void reask();
    else {
      answer.hidden = true;
      history.replaceState(null, '', location.pathname);
    }
  });
}
