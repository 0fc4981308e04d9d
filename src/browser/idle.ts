/** Does what can wait once the page is painted and nothing else is to be done. */
export function whenIdle(work: () => void): void {
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
}
