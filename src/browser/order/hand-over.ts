import { pathIn } from '../../core/address.ts';
import type { LabId } from '../../core/model/vocabulary.ts';
import { SHEET_WORDS } from '../../views/quote-order/sheet-words.ts';
import { pageLang } from '../language.ts';

/** The address that opens this order anywhere. */
export function copyLink(slugs: readonly string[], lab: LabId | undefined): string {
  const chosen = lab === undefined ? '' : `&lab=${lab}`;
  return location.origin + pathIn(`/cart?add=${slugs.join(',')}${chosen}`, pageLang());
}

/** Gives the order to somebody or something else: a link, the share sheet of the device, paper, a calendar. */
export async function handOver(place: HTMLElement, way: string, link: string): Promise<void> {
  const lang = pageLang();
  const words = SHEET_WORDS[lang];
  const done = place.querySelector('[data-done]');
  const say = (text: string): void => {
    if (done !== null) done.textContent = text;
  };
  if (way === 'print') window.print();
  else if (way === 'share')
    await navigator.share({ title: document.title, url: link }).catch(() => undefined);
  else if (way === 'copy')
    await navigator.clipboard.writeText(link).then(
      () => say(words.copied),
      () => {
        history.replaceState(null, '', link);
        say(words.copyFailed);
      },
    );
  else {
    const steps = place.querySelector('prep-timeline');
    const { offerCalendar } = await import('./calendar-of.ts');
    if (steps === null || offerCalendar(steps, lang)) return;
    steps.querySelector('input')?.focus();
    say(words.calendarHint);
  }
}
