/** A field that suggests while somebody types; nothing is loaded before. Sent, it leads to the page of the search. */
const place = document.querySelector<HTMLElement>('[data-search-live]');
const box = place?.closest<HTMLElement>('.search-box');
const input = box?.querySelector<HTMLInputElement>('input[name="query"]');

if (place && box && input) {
  const suggestions = place;
  const field = input;
  const show = (shown: boolean): void => {
    suggestions.hidden = !shown;
  };
  const open = async (): Promise<void> => {
    const { openView } = await import('./search-view.ts');
    const view = openView({ input: field, place: suggestions, whole: false, sends: true });
    const wanted = (): boolean => box.contains(document.activeElement);
    field.addEventListener('focus', () => show(true));
    field.addEventListener('input', () => show(true));
    box.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) show(false);
    });
    box.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      field.focus();
      show(false);
    });
    // A press on the list is no leaving of the field, where the browser gives the focus to nothing.
    suggestions.addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element && event.target.closest('a, button, input, label')))
        event.preventDefault();
    });
    show(wanted());
    await view.search();
  };
  if (document.activeElement === field) void open();
  else field.addEventListener('focus', open, { once: true });
}

export {};
