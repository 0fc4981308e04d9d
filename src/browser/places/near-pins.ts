/** Ties each pin of the map to its entry of the list: one marks the other, brings it into view and gives it the focus. */
export function tiePins(answer: Element): void {
  const near = answer.querySelector('.near');
  near?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-site]') : null;
    const number = link?.dataset.site;
    if (link === null || number === undefined) return;
    const pin = near.querySelector<SVGElement>(`.pin[data-site="${number}"]`);
    const entry = near.querySelector<HTMLElement>(`[data-entry="${number}"]`);
    if (pin === null || entry === null) return;
    event.preventDefault();
    for (const marked of near.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current');
    for (const one of [pin, entry]) one.setAttribute('aria-current', 'true');
    const other = link.matches('.pin') ? entry : pin;
    other.focus({ preventScroll: true });
    other.scrollIntoView({ block: 'center' });
  });
}
