import type { Gaps } from '../../views/showing.ts';

const all = new WeakMap<HTMLFormElement, Gaps>();

/** What was not read of the report in a form, or is in doubt. */
export const gapsOf = (form: HTMLFormElement): Gaps | undefined => all.get(form);
export const setGaps = (form: HTMLFormElement, gaps: Gaps): void => void all.set(form, gaps);

/** Whether a report has no value to ask about. */
export const isWithoutValue = (form: HTMLFormElement): boolean =>
  form.dataset.behaviour === 'report' && form.querySelector('[data-row]:not([data-empty])') === null;
