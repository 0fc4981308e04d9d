import { type Element as Branch, el } from '../../blocks/element.ts';
import { SHEET_WORDS } from '../../views/quote-order/sheet-words.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';

interface Notes {
  /** Nothing of the link can be ordered. */
  readonly none: boolean;
  readonly strangeLab: boolean;
  readonly tooMany: boolean;
  /** How many items another order had, which the link took the place of. */
  readonly had: number;
  readonly join: () => void;
  readonly back: () => void;
}

/** What is to be said of a link that filled the cart. */
export function showNotes(place: HTMLElement, { none, strangeLab, tooMany, had, join, back }: Notes): void {
  const words = SHEET_WORDS[pageLang()];
  const warning = (text: string): Branch => el('p', { class: 'callout warning' }, text);
  const notes = place.querySelector<HTMLElement>('[data-notes]');
  notes?.replaceChildren(
    ...[
      ...(none ? [warning(words.none)] : []),
      ...(strangeLab ? [warning(words.lab)] : []),
      ...(tooMany ? [warning(words.many)] : []),
      ...(had === 0
        ? []
        : [
            el(
              'div',
              { class: 'callout note' },
              el('p', {}, words.had(had)),
              el(
                'p',
                { class: 'actions' },
                el('button', { type: 'button', 'data-join': '' }, words.join),
                el('button', { type: 'button', class: 'quiet', 'data-back': '' }, words.back),
              ),
            ),
          ]),
    ].map((note) => built(note)),
  );
  const then = (selector: string, act: () => void): void =>
    notes?.querySelector(selector)?.addEventListener('click', () => {
      notes.replaceChildren();
      act();
    });
  then('[data-join]', join);
  then('[data-back]', back);
}
