import type { Damage } from './damage.ts';

interface Score {
  readonly kind: string;
  readonly ways: number;
  readonly caught: number;
}

const sum = (scores: readonly Score[], of: 'ways' | 'caught'): number =>
  scores.reduce((total, score) => total + score[of], 0);

function table(head: string, scores: readonly Score[]): string {
  const [caught, ways] = [sum(scores, 'caught'), sum(scores, 'ways')];
  const rows = scores.map((one) => `| ${one.kind} | ${one.ways} | ${one.caught} |`);
  const share = Math.floor((100 * caught) / ways);
  return [
    `| ${head} | ways | told |`,
    '| --- | --- | --- |',
    ...rows,
    `| all | ${ways} | ${caught} (${share} %) |`,
  ].join('\n');
}

/** The page docs/data-guard.md. */
export const guardPage = (
  byHand: readonly Score[],
  everywhere: readonly Score[],
  harmless: readonly Damage[],
): string => `# The data guard

\`npm run data\` reads every file of \`data/\`, of the store and of \`content/\`, and names all faults at once: the file, the
line, the field, what is wrong and what to do. Nothing is guessed and nothing is left out in silence. This page is
written by \`npm run damage\`, which breaks a small project in all of these ways and asks to be told. It counts as told
when the message names the right file and a line of it, holds a tip, and is in words and no stack trace.

## By hand

Each way is what has happened to somebody: an export of a spreadsheet, a slip of the keyboard, a merge.
The lists are in \`tests/damage/\`.

${table('what is broken', byHand)}

## Everywhere

Damage without a thought, done to every field, column and file of that project.

${table('what is broken', everywhere)}

Beside these, files are cut at any byte, bytes are replaced, fields removed and cells swapped at random: nothing may be
thrown, and a cut table of prices is told.

## Harmless by design

The compiled data is the same to the last byte, which is tested, too.

| what happened | why it is harmless |
| --- | --- |
${harmless.map(({ words, harmless: why = '' }) => `| ${words} | ${why} |`).join('\n')}

## What cannot be known

- A wrong figure that is as likely as the right one. A price beside the others, a range within what is plausible and a
  factor that follows from the molar mass are checked; a price of $49 in place of $59 is not.
- A table that was cut between two rows, where nothing else names the rows that are gone.
- Two texts of one column that were swapped.
- A day: the release is what \`data/release.json\` says, and no clock is asked. Days are compared with it.

What is right and yet against a rule is declared with its reason in \`data/exceptions.json\`, or in the
\`exceptions.json\` of the store.
`;
