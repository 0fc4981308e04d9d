import { fold } from '../../core/names/fold.ts';
import type { Option } from './suggestions.ts';

/** Options by all their names, folded: the label, the value and others. */
export interface NamedOption extends Option {
  readonly also?: readonly string[];
}

/** Options of which one name holds every word typed: those called so first, then by how it begins, then the shorter. */
export function fitting(typed: string, options: readonly NamedOption[]): Option[] {
  const text = fold(typed);
  if (text === '') return [];
  const words = text.split(' ');
  const holds = (name: string): boolean => words.every((word) => ` ${name}`.includes(` ${word}`));
  return options
    .map(({ also = [], ...option }) => {
      const names = [option.label, option.value, ...also].map(fold).filter(holds);
      const called = names.includes(text) ? 0 : names.some((name) => name.startsWith(text)) ? 1 : 2;
      return { option, called, length: Math.min(...names.map((name) => name.length)) };
    })
    .filter(({ length }) => length < Infinity)
    .sort((a, b) => a.called - b.called || a.length - b.length)
    .map(({ option }) => option);
}
