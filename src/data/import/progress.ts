const EVERY_MS = 5_000;

/** Says on the error output how far a long reading is, every few seconds; short ones stay silent. */
export function progressOf(unit: string, total?: number): (done: number) => void {
  let shown = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - shown < EVERY_MS) return;
    shown = now;
    const of = total === undefined ? '' : ` of ${total.toLocaleString('en-US')}`;
    console.error(`${done.toLocaleString('en-US')}${of} ${unit}`);
  };
}
