import { readFileSync } from 'node:fs';

/** One block of a recipe: a new file, or a change of a file that exists. */
export interface Step {
  readonly file: string;
  readonly kind: 'new' | 'diff';
  readonly text: string;
}

/** A block such as ```json data/tests/a.json; in a list it is indented as far as its fence. */
const BLOCK = /^(?<indent> *)```(?<language>\w+) (?<file>\S+)\n(?<text>[\s\S]*?)^\k<indent>```$/gm;

/** The steps of a recipe of CONTRIBUTING.md, by its heading. */
export function recipe(title: string): readonly Step[] {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const section = guide.split(/^### /m).find((one) => one.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no recipe "${title}"`);
  const steps = [...section.matchAll(BLOCK)].map(({ groups = {} }): Step => {
    const { indent = '', language, file = '', text = '' } = groups;
    const own = text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    return { file, kind: language === 'diff' ? 'diff' : 'new', text: own };
  });
  if (steps.length === 0) throw new Error(`The recipe "${title}" names no file`);
  return steps;
}

/**
 * A text changed as a diff says: `+` lines are added, `-` lines removed, the others show where.
 * Only `+` lines are added at the end.
 */
export function changed(before: string, diff: string, file: string): string {
  const lines = diff.trimEnd().split('\n');
  const kept = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const made = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  if (kept.length === 0) return `${before.replace(/\n?$/, '\n')}${made.join('\n')}\n`;
  const from = `${kept.join('\n')}\n`;
  const places = before.split(from).length - 1;
  if (places !== 1) throw new Error(`${file} holds these lines ${places} times, not once:\n${from}`);
  return before.replace(from, () => `${made.join('\n')}\n`);
}
