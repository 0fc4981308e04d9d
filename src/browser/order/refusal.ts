import { type Element as Branch, el } from '../../blocks/element.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Beside } from '../../core/places/beside.ts';
import { stateIn } from '../../core/places/states.ts';
import { zipForm } from '../../views/quote-order/zip-form.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { toolFile } from '../tool-file.ts';
import { ORDER_WORDS } from './order-words.ts';

type Service = Dataset['service'];

/** That nobody draws in a state, with the nearest places that do: at once by state, and by a ZIP code that is given. */
export async function refusalIn(
  place: HTMLElement,
  state: string,
  service: Service,
  use: (state: string) => void,
): Promise<void> {
  const lang = pageLang();
  const words = ORDER_WORDS[lang];
  const beside = (await toolFile<Readonly<Record<string, readonly Beside[]>>>('beside'))[state] ?? [];
  const named = (code: string): string => stateIn(code, service, lang);
  place.replaceChildren(
    built(
      el(
        'div',
        { class: 'refusal' },
        el('p', {}, el('strong', {}, words.none(named(state)))),
        ...(beside.length === 0 ? [] : [el('p', {}, words.nearOnes), listOf(beside, named)]),
        zipForm(words, words.nearest),
        el('div', { 'data-nearest': '', role: 'status' }),
      ),
    ),
  );
  place.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void nearest(place, named);
  });
  place.querySelector('.refusal')?.addEventListener('click', ({ target }) => {
    const code =
      target instanceof Element ? target.closest<HTMLElement>('[data-use]')?.dataset.use : undefined;
    if (code !== undefined) use(code);
  });
}

const useButton = (code: string, name: string): Branch =>
  el('button', { type: 'button', class: 'quiet', 'data-use': code }, ORDER_WORDS[pageLang()].use(name));

const listOf = (beside: readonly Beside[], named: (code: string) => string): Branch =>
  el(
    'ul',
    { class: 'beside' },
    ...beside
      .slice(0, 3)
      .map(({ state, sites }) =>
        el(
          'li',
          {},
          el('span', {}, ORDER_WORDS[pageLang()].near(sites, named(state))),
          useButton(state, named(state)),
        ),
      ),
  );

async function nearest(place: HTMLElement, named: (code: string) => string): Promise<void> {
  const words = ORDER_WORDS[pageLang()];
  const out = place.querySelector<HTMLElement>('[data-nearest]');
  const field = place.querySelector('input');
  if (out === null || field === null) return;
  if (!/^\d{5}$/.test(field.value)) {
    out.textContent = words.zipFault;
    field.focus();
    return;
  }
  const { sitesNear } = await import('./sites-near.ts');
  const sites = await sitesNear(field.value, 3);
  out.replaceChildren(
    built(
      sites.length === 0
        ? el('p', {}, words.noneNear)
        : el(
            'ul',
            { class: 'beside' },
            ...sites.map(({ name, address, distanceMiles }) =>
              el(
                'li',
                {},
                el('span', {}, `${name}, ${address.city}, ${address.state}: ${words.miles(distanceMiles)}`),
                useButton(address.state, named(address.state)),
              ),
            ),
          ),
    ),
  );
}
