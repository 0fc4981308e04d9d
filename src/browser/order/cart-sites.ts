import { el } from '../../blocks/element.ts';
import type { LabId } from '../../core/model/vocabulary.ts';
import { SHEET_WORDS } from '../../views/quote-order/sheet-words.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { sitesNear } from './sites-near.ts';

/** Lists the nearest sites of the lab around the ZIP code that was typed; gives the nearest of each lab in miles. */
export async function showSites(
  place: HTMLElement,
  lab: LabId | undefined,
): Promise<Readonly<Record<string, number>>> {
  const words = SHEET_WORDS[pageLang()];
  const list = place.querySelector<HTMLElement>('[data-sites]');
  const field = place.querySelector<HTMLInputElement>('.sheet-draw input[name="zip"]');
  if (list === null || field === null) return {};
  if (!/^\d{5}$/.test(field.value)) {
    list.textContent = words.zipFault;
    field.focus();
    return {};
  }
  const all = await sitesNear(field.value, 50);
  const sites = all.filter((site) => lab === undefined || site.lab === lab).slice(0, 3);
  list.replaceChildren(
    built(
      sites.length === 0
        ? el('p', {}, words.noSites)
        : el(
            'ul',
            { class: 'beside' },
            ...sites.map(({ name, address, distanceMiles, hoursText, hours, directions }) =>
              el(
                'li',
                {},
                el(
                  'span',
                  {},
                  el('strong', {}, name),
                  `: ${words.miles(distanceMiles)}, ${address.street}, ${address.city}, ${address.state}. ${hoursText ?? hours} `,
                  el('a', { href: directions.map, rel: 'noopener' }, words.directions(name)),
                ),
              ),
            ),
          ),
    ),
  );
  const miles: Record<string, number> = {};
  for (const site of all) miles[site.lab] ??= site.distanceMiles;
  return miles;
}
