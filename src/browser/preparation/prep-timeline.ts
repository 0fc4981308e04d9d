import { el } from '../../blocks/element.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { before, dayAndHour, drawAt, isBetween } from './times.ts';
import { WORDS } from './words.ts';

/** The steps before a draw, with real days and hours once its time is chosen; the choice is not kept. */
class PrepTimeline extends HTMLElement {
  connectedCallback(): void {
    const timed = [...this.querySelectorAll<HTMLElement>('[data-minutes]')];
    if (timed.length === 0 || this.querySelector('input') !== null) return;
    const lang = pageLang();
    const words = WORDS[lang];
    const relative = new Map(timed.map((step) => [step, step.textContent ?? '']));
    this.prepend(
      built(
        el(
          'p',
          { class: 'unprinted' },
          el('label', {}, `${words.when} `, el('input', { type: 'datetime-local' })),
        ),
      ),
      built(el('p', { class: 'hint', role: 'status' }, words.hint)),
    );
    const field = this.querySelector('input');
    const status = this.querySelector('[role=status]');
    field?.addEventListener('input', () => {
      const draw = drawAt(field.value);
      for (const [step, text] of relative)
        step.textContent =
          draw === undefined ? text : dayAndHour(before(draw, Number(step.dataset.minutes)), lang);
      if (status !== null)
        status.textContent =
          draw === undefined
            ? words.hint
            : [`${words.yours}: ${dayAndHour(draw, lang)}`, ...this.#remarks(draw, timed, words)].join(' · ');
    });
  }

  #remarks(draw: Date, timed: readonly HTMLElement[], words: (typeof WORDS)['en']): string[] {
    if (!isBetween(draw, this.dataset.earliest, this.dataset.latest)) return [words.outside];
    const longest = Math.max(...timed.map(({ dataset }) => Number(dataset.minutes)));
    return before(draw, longest).getTime() < Date.now() ? [words.late] : [];
  }
}

if (customElements.get('prep-timeline') === undefined) customElements.define('prep-timeline', PrepTimeline);
