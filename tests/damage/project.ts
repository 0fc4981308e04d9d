import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readAuthored } from '../../src/data/read/authored.ts';
import type { Breach } from '../../src/data/read/breach.ts';
import { readingOf } from '../../src/data/read/store.ts';
import { fixtureFiles } from '../../src/data/root.fixture.ts';
import { compile } from '../../src/site/compile.ts';
import type { Damaged } from './damage.ts';

/** What comes of a damaged project: what is told, or the data as it is compiled. */
export type Outcome =
  | { readonly told: readonly Breach[] }
  | { readonly compiled: string }
  | { readonly thrown: unknown };

export interface Project {
  /** Compiles the project with some of its files damaged, and mends them again. */
  readonly damaged: (changes: Readonly<Record<string, Damaged>>) => Outcome;
  /** The same, but reads the records only, without the rules across them. */
  readonly read: (changes: Readonly<Record<string, Damaged>>) => Outcome;
  readonly remove: () => void;
}

/** The small, sound project, written once to a temporary folder. */
export function smallProject(): Project {
  const root = mkdtempSync(join(tmpdir(), 'damage-'));
  const files = fixtureFiles();
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    damaged: (changes) =>
      whileDamaged(changes, () => {
        const compiled = compile(root);
        return compiled.ok ? { compiled: JSON.stringify(compiled.slices) } : { told: compiled.breaches };
      }),
    read: (changes) =>
      whileDamaged(changes, () => {
        const reading = readingOf(root);
        const authored = readAuthored(reading);
        return reading.breaches.length === 0
          ? { compiled: JSON.stringify(authored) }
          : { told: reading.breaches };
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };

  function whileDamaged(changes: Readonly<Record<string, Damaged>>, run: () => Outcome): Outcome {
    const mend = Object.keys(changes).map((file) => damage(file, changes[file] ?? null));
    try {
      return run();
    } catch (thrown) {
      return { thrown };
    } finally {
      for (const one of mend) one();
    }
  }

  /** Damages one file or folder, and returns how to mend it. */
  function damage(file: string, content: Damaged): () => void {
    const below = Object.keys(files).filter((one) => one === file || one.startsWith(`${file}/`));
    const newFolder = [dirname(dirname(file)), dirname(file)].find(
      (folder) => !existsSync(join(root, folder)),
    );
    rmSync(join(root, file), { recursive: true, force: true });
    if (content !== null) write(file, content);
    return () => {
      rmSync(join(root, newFolder ?? file), { recursive: true, force: true });
      for (const one of below) write(one, files[one] ?? '');
    };
  }
}
