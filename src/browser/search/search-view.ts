import { type Element as Branch, el } from '../../blocks/element.ts';
import { SEARCH_KINDS, type SearchKind } from '../../blocks/kinds.ts';
import { pathIn } from '../../core/address.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { forgetPages, recentPages } from './recent-pages.ts';
import { idleElements, kindsElement, noneElements, resultElement } from './search-results.ts';
import { byName, byService, byWords, type Found, warm } from './search-sources.ts';
import { SEARCH_WORDS } from './search-words.ts';

export interface SearchView {
  readonly input: HTMLInputElement;
  /** Where kinds and results are put. */
  readonly place: HTMLElement;
  /** A page of its own: it keeps what was typed in its address and shows more. */
  readonly whole: boolean;
}

const DEBOUNCE_MS = 80;
const MOST_NAMED = { part: 6, whole: 12 };
const STEP = { part: 8, whole: 20 };

/** Fills a search field with life: results while somebody types, arrow keys through them. */
export function openView({ input, place, whole }: SearchView): { search(): Promise<void> } {
  const lang = pageLang();
  const words = SEARCH_WORDS[lang];
  const size = whole ? 'whole' : 'part';
  let kind: SearchKind | undefined;
  let limit = STEP[size];
  let turn = 0;
  let shownFor: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const node = (element: Branch) => built(element) as HTMLElement;
  const kinds = node(kindsElement(lang));
  const status = node(el('p', { class: 'search-status', role: 'status' }));
  const list = node(el('ol', { class: 'hits' }));
  const rest = node(el('div', { class: 'search-rest' }));
  place.replaceChildren(kinds, status, list, rest);

  const put = (parent: HTMLElement, elements: readonly Branch[]) =>
    parent.replaceChildren(...elements.map((element) => built(element)));

  function showIdle(): void {
    shownFor = undefined;
    status.textContent = '';
    kinds.hidden = true;
    list.replaceChildren();
    put(rest, idleElements(recentPages(), lang));
  }

  /** Results by name come at once; pages by their words follow below them, and move nothing. */
  async function search(): Promise<void> {
    clearTimeout(timer);
    turn++;
    const mine = turn;
    const typed = input.value.trim();
    if (whole) keepInAddress(typed);
    if (typed === '') return showIdle();
    kinds.hidden = false;
    place.setAttribute('aria-busy', 'true');
    const catalog = kind === undefined || kind === 'tests';
    const named = catalog ? (await byName(typed, lang).catch(() => [])).slice(0, MOST_NAMED[size]) : [];
    if (mine !== turn) return;
    if (named.length > 0) show(named, typed);
    let failed = false;
    const pages = await byWords(typed, kind, limit).catch(() => {
      failed = true;
      return { found: [], total: 0 };
    });
    if (mine !== turn) return;
    const others = without(pages.found, named);
    let all = [...named, ...others];
    if (all.length === 0 && catalog) {
      all = await byService(typed, lang, STEP.part).then(
        (found) => {
          failed = false;
          return found;
        },
        () => [],
      );
      if (mine !== turn) return;
    }
    if (named.length > 0) list.append(...others.map((found) => built(resultElement(found, typed, lang))));
    else show(all, typed);
    place.removeAttribute('aria-busy');
    const total = Math.max(all.length, pages.total - (pages.found.length - others.length) + named.length);
    status.textContent = all.length === 0 ? '' : words.count(total, typed);
    put(
      rest,
      all.length === 0 ? noneElements(typed, failed, lang) : moreElements(typed, pages.total > limit),
    );
    if (all.length === 0) status.textContent = failed ? words.failed : words.none(typed);
  }

  function show(found: readonly Found[], typed: string): void {
    put(
      list,
      found.map((one) => resultElement(one, typed, lang)),
    );
    rest.replaceChildren();
    shownFor = typed;
  }

  function moreElements(typed: string, more: boolean): Branch[] {
    if (!more) return [];
    if (whole) return [el('button', { type: 'button', class: 'quiet', 'data-more': '' }, words.more)];
    const query = new URLSearchParams({ query: typed });
    const href = pathIn(`/search?${query}`, lang);
    return [el('p', {}, el('a', { href }, words.all(typed)))];
  }

  input.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    clearTimeout(timer);
    limit = STEP[size];
    timer = setTimeout(search, DEBOUNCE_MS);
  });
  input.form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (shownFor !== input.value.trim()) await search();
    const first = list.querySelector('a');
    if (whole) first?.focus();
    else first?.click();
  });
  kinds.addEventListener('change', (event) => {
    const { value } = event.target as HTMLInputElement;
    kind = SEARCH_KINDS.find((one) => one === value);
    limit = STEP[size];
    void search();
  });
  rest.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    if ('forget' in button.dataset) {
      forgetPages();
      showIdle();
      input.focus();
    } else if ('more' in button.dataset) {
      limit += STEP[size];
      void search();
    } else if (button.dataset.typed !== undefined) {
      input.value = button.dataset.typed;
      input.focus();
      void search();
    }
  });
  for (const area of [input, place])
    area.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      if (event.target instanceof HTMLInputElement && event.target !== input) return;
      const stops = [input, ...place.querySelectorAll<HTMLElement>('a')];
      const at = stops.indexOf(event.target as HTMLElement);
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
      if (at === -1 || next === undefined) return;
      event.preventDefault();
      next.focus();
    });

  warm();
  return { search };
}

/** The page's own address: it can be shared, and is found again by going back. */
function keepInAddress(typed: string): void {
  const query = typed === '' ? '' : `?${new URLSearchParams({ query: typed })}`;
  history.replaceState(history.state, '', location.pathname + query);
}

/** Pages that are not among the named ones already. */
const without = (found: readonly Found[], named: readonly Found[]): Found[] =>
  found.filter(({ path }) => !named.some((one) => one.path === path));
