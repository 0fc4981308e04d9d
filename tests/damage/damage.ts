import { fixtureFiles } from '../../src/data/root.fixture.ts';

/** A file as it is after the damage; null where it is gone. */
export type Damaged = string | Uint8Array | null;

/** A way to break the small project, and what is to be said of it. */
export interface Damage {
  readonly kind: string;
  /** What happened to the file, in a few words. */
  readonly words: string;
  readonly changes: Readonly<Record<string, Damaged>>;
  /** The file that the message names. */
  readonly file: string;
  /** Why nothing has to be said: the compiled data is the same. */
  readonly harmless?: string;
}

const FILES = fixtureFiles();

/** The text of a file of the sound project. */
export function sound(file: string): string {
  const text = FILES[file];
  if (text === undefined) throw new Error(`The project has no ${file}.`);
  return text;
}

type Edit = readonly [words: string, from: string, to: string, told?: string];

/** Damages of one file by replacing a piece of its text; the message may be about another file. */
export const edits = (kind: string, file: string, list: readonly Edit[]): Damage[] =>
  list.map(([words, from, to, told = file]) => {
    const text = sound(file);
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}.`);
    return { kind, words, changes: { [file]: text.replace(from, () => to) }, file: told };
  });

type Rewrite = readonly [words: string, file: string, content: Damaged, told?: string];

/** Damages of whole files. */
export const rewrites = (kind: string, list: readonly Rewrite[]): Damage[] =>
  list.map(([words, file, content, told = file]) => ({
    kind,
    words,
    changes: { [file]: content },
    file: told,
  }));
