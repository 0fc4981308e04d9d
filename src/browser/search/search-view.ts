import { type Element as Branch, el } from '../../blocks/element.ts';
import { SEARCH_KINDS } from '../../blocks/kinds.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { forgetPages, recentPages } from './recent-pages.ts';
import { type Group, groupsOf, stayingGroups } from './search-groups.ts';
import { lookUp } from './search-lookup.ts';
import {
  allElement,
  groupElement,
  idleElements,
  kindsElement,
  moreElement,
  noneElements,
  resultElement,
} from './search-results.ts';
import { warm } from './search-sources.ts';
import {
  answered,
  asked,
  begun,
  cleared,
  extended,
  narrowed,
  restarted,
  type SearchState,
} from './search-state.ts';
import { SEARCH_WORDS } from './search-words.ts';

export interface SearchView {
  readonly input: HTMLInputElement;
  /** Where kinds and results are put. */
  readonly place: HTMLElement;
  /** A page of its own: it keeps what was typed in its address and shows more. */
  readonly whole: boolean;
  /** What is sent leads to the page of the search, as it does without a script. */
  readonly sends?: true;
}

interface Parts {
  readonly kinds: HTMLElement;
  /** What to do first, where a warning sign is typed. */
  readonly care: HTMLElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  /** Ways on, below the list. */
  readonly below: HTMLElement;
}

interface OpenView extends SearchView, Parts {
  readonly lang: Lang;
  state: SearchState;
  /** The groups as they stand on the page. */
  drawn: readonly Group[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

const DEBOUNCE_MS = 80;

/** Fills a search field with life: results while somebody types, arrow keys through them. */
export function openView(view: SearchView): { search(): Promise<void> } {
  const { input, place, whole } = view;
  const lang = pageLang();
  const open: OpenView = {
    ...view,
    ...partsIn(place, lang),
    lang,
    state: begun(whole ? 'whole' : 'part'),
    drawn: [],
    timer: undefined,
  };
  input.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    clearTimeout(open.timer);
    open.state = restarted(open.state);
    open.timer = setTimeout(search, DEBOUNCE_MS, open);
  });
  if (view.sends !== true)
    input.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void goToFirst(open);
    });
  open.kinds.addEventListener('change', (event) => {
    const { value } = event.target as HTMLInputElement;
    const kind = SEARCH_KINDS.find((one) => one === value);
    open.state = narrowed(open.state, kind);
    void search(open);
  });
  for (const area of [open.list, open.below])
    area.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null) press(open, button);
    });
  for (const area of [input, place]) area.addEventListener('keydown', (event) => step(open, event));
  warm();
  return { search: () => search(open) };
}

async function search(open: OpenView): Promise<void> {
  clearTimeout(open.timer);
  const typed = open.input.value.trim();
  if (open.whole) keepInAddress(typed);
  show(open, asked(open.state, typed));
  const { question, size } = open.state;
  if (question === undefined) return;
  for await (const answer of lookUp(question, size, open.lang)) {
    show(open, answered(open.state, question, answer));
    if (open.state.question !== question) return;
  }
}

async function goToFirst(open: OpenView): Promise<void> {
  if (open.state.hits.typed !== open.input.value.trim()) await search(open);
  const first = open.list.querySelector('a');
  if (open.whole) first?.focus();
  else first?.click();
}

/** A press on one of the ways on below the list. */
function press(open: OpenView, { dataset }: HTMLElement): void {
  if ('forget' in dataset) {
    forgetPages();
    show(open, cleared(open.state));
    open.input.focus();
  } else if (dataset.kind !== undefined) {
    const choice = open.kinds.querySelector<HTMLInputElement>(`[value="${dataset.kind}"]`);
    choice?.click();
    choice?.focus();
  } else if ('more' in dataset) {
    open.state = extended(open.state);
    void search(open);
  } else if (dataset.typed !== undefined) {
    open.input.value = dataset.typed;
    open.input.focus();
    void search(open);
  }
}

function partsIn(place: HTMLElement, lang: Lang): Parts {
  const node = (element: Branch) => built(element) as HTMLElement;
  const kinds = node(kindsElement(lang));
  const care = node(el('div', { class: 'search-care', role: 'alert' }));
  const status = node(el('p', { class: 'search-status', role: 'status' }));
  const list = node(el('div', { class: 'groups' }));
  const below = node(el('div', { class: 'search-rest' }));
  place.replaceChildren(care, kinds, status, list, below);
  return { kinds, care, status, list, below };
}

/** Draws what is not as it was. */
function show(open: OpenView, now: SearchState): void {
  const { place, kinds, care, status, list, below, lang, state: before } = open;
  open.state = now;
  kinds.hidden = now.question === undefined || isStopped(now);
  if (now.care !== before.care)
    care.replaceChildren(
      ...now.care.map((text) => built(el('p', { class: 'callout urgent' }, el('strong', {}, text)))),
    );
  if (now.busy) place.setAttribute('aria-busy', 'true');
  else place.removeAttribute('aria-busy');
  if (now.hits !== before.hits) open.drawn = drawGroups(list, open.drawn, now, lang);
  if (now.said !== before.said) status.textContent = saidOf(now, lang);
  if (now.below !== before.below)
    below.replaceChildren(...belowElements(now, lang).map((element) => built(element)));
}

/** Draws the groups anew from the first that is another; what stays is not moved. */
function drawGroups(
  list: HTMLElement,
  drawn: readonly Group[],
  { hits: { typed = '', found, counts = {} }, question }: SearchState,
  lang: Lang,
): readonly Group[] {
  const groups = groupsOf(found, counts, question?.kind);
  const stay = stayingGroups(drawn, groups);
  for (const section of [...list.children].slice(stay)) section.remove();
  for (const [i, group] of groups.entries()) {
    if (i >= stay) list.append(built(groupElement(group, lang)));
    const section = list.children[i];
    section?.querySelector('button')?.remove();
    const before = i < stay ? (drawn[i]?.found.length ?? 0) : 0;
    const added = group.found.slice(before).map((one) => built(resultElement(one, typed, lang)));
    section?.querySelector('ol')?.append(...added);
    const all = allElement(group, lang);
    if (all !== undefined) section?.append(built(all));
  }
  return groups;
}

const isStopped = ({ said }: SearchState): boolean => said?.stopped === true;

function saidOf({ said }: SearchState, lang: Lang): string {
  const words = SEARCH_WORDS[lang];
  if (said === undefined || said.stopped) return '';
  if (said.total > 0) return words.count(said.total, said.typed);
  return said.failed ? words.failed : words.none(said.typed);
}

function belowElements({ below, size, kind }: SearchState, lang: Lang): Branch[] {
  if ('idle' in below) return below.idle ? idleElements(recentPages(), lang) : [];
  if (below.stopped) return [];
  if (below.total === 0) return noneElements(below.typed, below.failed, lang);
  // On the page each kind leads to all of its own.
  const isGrouped = size === 'whole' && kind === undefined;
  return below.more && !isGrouped ? [moreElement(below.typed, size, lang)] : [];
}

/** Arrow keys lead from the field through all links and back. */
function step({ input, place }: OpenView, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (event.target instanceof HTMLInputElement && event.target !== input) return;
  const stops = [input, ...place.querySelectorAll<HTMLElement>('a:not(.add)')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The page's own address: it can be shared, and is found again by going back. */
function keepInAddress(typed: string): void {
  const query = typed === '' ? '' : `?${new URLSearchParams({ query: typed })}`;
  history.replaceState(history.state, '', location.pathname + query);
}
