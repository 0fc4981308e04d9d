/** One fault in the data: which file, where in it, what is wrong and what to do. */
export interface Breach {
  readonly rule: string;
  readonly file: string;
  /** From 1; absent of a folder, and until the breach is located. */
  readonly line?: number | undefined;
  /** Place inside the file: the path of a field, the key of a row, a piece of text. */
  readonly at: string;
  readonly problem: string;
  readonly tip: string;
}

/** Every breach, grouped by file, as a person reads it in a terminal. */
export function report(breaches: readonly Breach[]): string {
  const files = Map.groupBy(breaches, ({ file }) => file);
  const parts = [...files].map(([file, list]) => {
    const lines = list.map(
      ({ line, at, problem, tip, rule }) =>
        `  ${line === undefined ? '' : `line ${line}, `}${at}: ${problem}\n    ${tip} [${rule}]`,
    );
    return `${file}\n${lines.join('\n')}`;
  });
  const count = `${breaches.length} ${breaches.length === 1 ? 'fault' : 'faults'} in ${files.size} ${files.size === 1 ? 'file' : 'files'}`;
  return `${parts.join('\n\n')}\n\n${count}`;
}
