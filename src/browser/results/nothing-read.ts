import { nothingRead } from '../../views/interpret-results/intake/nothing-read.ts';
import { built } from '../built.ts';
import { say } from '../forms/waiting.ts';
import { pageLang } from '../language.ts';
import { gapsOf } from './gaps-of.ts';

/** Says in the place of the answer that no value was read, and what to do. */
export function showNothingRead(form: HTMLFormElement, answer: HTMLElement): void {
  const typed = form.querySelector('textarea')?.value.trim() ?? '';
  const shown = nothingRead(typed === '' ? undefined : (gapsOf(form)?.lines ?? []), pageLang()).map((one) =>
    built(one),
  );
  answer.replaceChildren(...shown);
  answer.hidden = false;
  say(answer, shown[0]?.textContent ?? '');
  answer.focus({ preventScroll: true });
  answer.scrollIntoView({ block: 'start' });
}
