import { el } from '../../blocks/element.ts';
import { stateRule } from '../../core/places/states.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { keepOrder, keptOrder } from './kept-order.ts';
import { drawnIn } from './order.ts';
import { ORDER_WORDS } from './order-words.ts';
import { refusalIn } from './refusal.ts';
import { priceData } from './totals.ts';

/** Asks once in which state blood will be drawn; a state in which nobody draws is said there and then. */
export async function askState(): Promise<void> {
  const { service } = await priceData();
  const lang = pageLang();
  const words = ORDER_WORDS[lang];
  const dialog = document.createElement('dialog');
  dialog.className = 'ask-state';
  dialog.setAttribute('aria-labelledby', 'ask-state-title');
  const title = document.createElement('h2');
  title.id = 'ask-state-title';
  title.textContent = words.stateTitle;
  dialog.append(
    title,
    built(
      el(
        'label',
        {},
        words.state,
        el(
          'select',
          { name: 'state' },
          el('option', { value: '' }, words.choose),
          ...service.states.map(({ code, said }) => el('option', { value: code }, said[lang].name)),
        ),
      ),
    ),
    built(el('p', { class: 'hint' }, words.stateWhy)),
    built(el('div', { 'data-refusal': '' })),
    built(el('button', { type: 'button', class: 'quiet', 'data-close': '' }, words.notNow)),
  );
  const refusal = dialog.querySelector<HTMLElement>('[data-refusal]');
  const choose = (state: string): void => {
    keepOrder(drawnIn(keptOrder(), state));
    if (state !== '' && refusal !== null && stateRule(state, service).kind === 'not_served')
      return void refusalIn(refusal, state, service, (other) => {
        keepOrder(drawnIn(keptOrder(), other));
        dialog.close();
      });
    refusal?.replaceChildren();
    if (close !== null) close.textContent = state === '' ? words.notNow : words.done;
    if (!byKeys) dialog.close();
  };
  // Arrow keys pass one state after the other: who uses them says when it is the right one.
  let byKeys = false;
  const close = dialog.querySelector('[data-close]');
  const select = dialog.querySelector('select');
  select?.addEventListener('keydown', () => {
    byKeys = true;
  });
  select?.addEventListener('pointerdown', () => {
    byKeys = false;
  });
  select?.addEventListener('change', () => choose(select.value));
  close?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
