const coming = new WeakMap<HTMLElement, Promise<void>>();

/** The styles of an answer come with the first one, or while its report is read: the page before it does without them. */
export function styled(answer: HTMLElement): Promise<void> {
  const { styles } = answer.dataset;
  const known = coming.get(answer) ?? (styles === undefined ? Promise.resolve() : fetched(styles));
  coming.set(answer, known);
  return known;
}

function fetched(styles: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  return new Promise((done) => {
    link.addEventListener('load', () => done());
    // An answer without its styles is still an answer.
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
