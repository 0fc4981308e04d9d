import type { Knows } from './name-before.ts';
import type { Part } from './part.ts';
import { nameInSection } from './sections.ts';

/** A longer text is no name. */
const LONGEST_NAME = 90;

/** Whether a name is known, as it stands in this part of a report or by itself; each name is looked up once. */
export function knownIn(part: Part, asked: Knows): Knows {
  const found = new Map<string, boolean>();
  const looks: Knows = (name) => {
    const known = found.get(name);
    if (known !== undefined || name.length > LONGEST_NAME) return known ?? false;
    const now = asked(name);
    found.set(name, now);
    return now;
  };
  return (name) => looks(name) || (part.section !== undefined && looks(nameInSection(name, part.section)));
}
