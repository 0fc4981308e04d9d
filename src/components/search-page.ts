import { openView } from './search-view.ts';

/** The page of the search: its address may bring what to look for. */
const form = document.querySelector<HTMLFormElement>('[data-search-page]');
const input = form?.querySelector<HTMLInputElement>('input[name="query"]');
const place = document.querySelector<HTMLElement>('[data-search-place]');
if (input && place) {
  input.value = new URLSearchParams(location.search).get('query') ?? input.value;
  void openView({ input, place, whole: true }).search();
  if (input.value === '') input.focus();
}
