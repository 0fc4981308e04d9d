import type { Tool } from '../../core/tools/define.ts';
import type { View } from '../view.ts';

/**
 * The view of a tool for which nobody has written one: its words, its form and its answer follow from what the tool
 * says of itself. A part that deserves better is written beside it: `{ ...generic(load), words: … }`.
 */
export const generic = <T extends Tool>(load: () => Promise<T>): View<T> => ({
  words: async () => (await import('./words-of.ts')).wordsOf(await load()),
  form: async () => (await import('./form-of.ts')).formOf(await load()),
  result: async () => (await import('./result.ts')).result,
  tool: load,
});
