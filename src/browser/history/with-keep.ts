import { el } from '../../blocks/element.ts';
import type { Judged } from '../../core/history/from-answer.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';

type Input = Readonly<Record<string, unknown>>;

const OFFER: Readonly<Record<Lang, string>> = {
  en: 'Keep this report on this device…',
  es: 'Guardar este informe en este dispositivo…',
};

/** Offers below the answer to a report to keep it; what asks for the day, and what keeps, comes with the press. */
export function withKeep(form: HTMLFormElement, answer: HTMLElement, asked: Input, results: unknown): void {
  if (form.dataset.behaviour !== 'report' || !Array.isArray(results)) return;
  const place =
    answer.querySelector<HTMLElement>('[data-keep]') ?? answer.appendChild(document.createElement('section'));
  place.dataset.keep = '';
  place.classList.add('unprinted');
  const offer = built(el('button', { type: 'button', class: 'quiet' }, OFFER[pageLang()]));
  offer.addEventListener('click', () => {
    void import('./keep-button.ts').then(({ offerKeeping }) => {
      offerKeeping(form, place, asked, results as readonly Judged[]);
      place.querySelector('input')?.focus();
    });
  });
  place.replaceChildren(offer);
}
