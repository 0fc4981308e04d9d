/** The page of the search: its address may bring what to look for; else nothing is loaded before somebody wants to type. */
const form = document.querySelector<HTMLFormElement>('[data-search-page]');
const input = form?.querySelector<HTMLInputElement>('input[name="query"]');
const place = document.querySelector<HTMLElement>('[data-search-place]');

if (input && place) {
  const field = input;
  const results = place;
  const open = async (): Promise<void> => {
    const { openView } = await import('./search-view.ts');
    await openView({ input: field, place: results, whole: true }).search();
  };
  const asked = new URLSearchParams(location.search);
  field.value = asked.get('query') ?? asked.get('q') ?? field.value;
  if (field.value !== '' || document.activeElement === field) void open();
  else field.addEventListener('focus', open, { once: true });
}

export {};
