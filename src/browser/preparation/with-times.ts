/** Brings the choice of a time to steps that were drawn after the page. */
export async function withTimes(answer: Element): Promise<void> {
  if (answer.querySelector('prep-timeline') !== null) await import('./prep-timeline.ts');
}
