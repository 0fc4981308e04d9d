import { addLink } from '../../blocks/add-link.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';

/** Puts Add into the rows of the catalog that came without one, folded up as they were. */
export function addToRows(): void {
  const lang = pageLang();
  for (const place of document.querySelectorAll('.catalog tr:not([data-soon]) > .act:empty')) {
    const link = place.parentElement?.querySelector('a');
    const slug = link?.pathname.split('/').at(-1);
    if (slug !== undefined)
      place.append(built(addLink({ slugs: [slug], name: link?.textContent ?? '' }, lang)));
  }
}
