import type { Gaps } from '../../views/showing.ts';

const all = new WeakMap<HTMLFormElement, Gaps>();

/** What was not read of the report in a form, or is in doubt. */
export const gapsOf = (form: HTMLFormElement): Gaps | undefined => all.get(form);
export const setGaps = (form: HTMLFormElement, gaps: Gaps): void => void all.set(form, gaps);
