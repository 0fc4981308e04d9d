import type { Damage } from './damage.ts';
import type { Outcome } from './project.ts';

/** What is said of a folder, or of the name of a file. */
const LINELESS = /^(?:file-name|prose-folder|file is a folder)/;

/** What is missing from what was said of a damage; none where it is told well. */
export function missed({ file, changes }: Damage, outcome: Outcome): string | undefined {
  if ('thrown' in outcome) return `throws ${String(outcome.thrown)}`;
  if ('compiled' in outcome) return 'passes';
  const told = outcome.told.filter((breach) => breach.file === file);
  const [first] = told;
  if (first === undefined) return `is told at ${outcome.told.map((breach) => breach.file).join(', ')}`;
  const gone = changes[file] === null || LINELESS.test(`${first.rule} ${first.problem}`);
  if (!gone && told.some(({ line }) => line === undefined || line < 1)) return 'is told without a line';
  if (told.some(({ at, problem, tip }) => at === '' || problem === '' || !tip.endsWith('.')))
    return 'is told without a tip';
  const words = told.map(({ problem }) => problem).join(' ');
  return /Invalid input|Unrecognized key|received|\bat \w+ \(|undefined|\[object/.test(words)
    ? `is told to programmers: ${words}`
    : undefined;
}
