/** The styles of an answer come with the first one: the page before it does without them. */
export function styled(answer: HTMLElement): Promise<void> {
  const { styles } = answer.dataset;
  if (styles === undefined) return Promise.resolve();
  delete answer.dataset.styles;
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
