import type { ReportLine } from './line.ts';
import { readWords } from './line-in-words.ts';
import type { Knows } from './name-before.ts';
import { endsSection, isPanel, nameInSection, type Section, saysSection, sectionOf } from './sections.ts';
import type { Token } from './tokens.ts';

/** The part of a report that a line stands in. */
export class Part {
  #section: Section | undefined;

  get section(): Section | undefined {
    return this.#section;
  }

  end(): void {
    this.#section = undefined;
  }

  /** Whether a line without a value opens or ends a part. */
  opens(line: string, tokens: readonly Token[], knows: Knows): boolean {
    if (tokens.some(({ kind }) => kind === 'number' || kind === 'range')) return false;
    const inWords = tokens.some(({ kind, text }) => kind === 'result' && !/^complet/i.test(text));
    const words = readWords(tokens, knows)?.value ?? 'complete';
    if (inWords || !/^complet/i.test(String(words)) || (knows(line) && !isPanel(line))) return false;
    const section = sectionOf(line);
    if (section !== undefined) this.#set(section);
    else if (this.#section !== undefined && endsSection(line, this.#section)) this.#section = undefined;
    else return false;
    return true;
  }

  #set(section: Section | 'blood'): void {
    this.#section = section === 'blood' ? undefined : section;
  }

  /** Reads what stands in a part of its own, within this one. */
  within<T>(section: Section | 'blood' | undefined, read: () => T): T {
    const before = this.#section;
    if (section !== undefined) this.#set(section);
    const found = read();
    this.#section = before;
    return found;
  }

  /** Whether a heading says what this part was made of. */
  isSaidBy(head: string | undefined): boolean {
    return this.#section === undefined || head === undefined || saysSection(head, this.#section);
  }

  named(entry: ReportLine): ReportLine {
    const { expected: _, ...bare } = entry;
    // Beside a number of blood such a word is what the number means.
    if (this.#section === undefined) return typeof entry.value === 'number' ? bare : entry;
    return { ...entry, marker: nameInSection(entry.marker, this.#section) };
  }
}
