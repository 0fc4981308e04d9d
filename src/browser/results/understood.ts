import type { Reading } from '../../core/report/reading.ts';
import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';
import { careFor } from '../search/search-care.ts';
import { ownWords } from './own-words.ts';

/** Lists the lines that were not read as a value, each with the reason. */
export function listUnread(form: HTMLFormElement, readings: readonly Reading[]): void {
  const words = WORDS[pageLang()];
  const unread = form.querySelector<HTMLDetailsElement>('[data-unread]');
  if (unread === null) return;
  const others = readings.flatMap((one) => ('unread' in one ? [one] : []));
  unread.hidden = others.length === 0;
  const summary = unread.querySelector('summary');
  if (summary !== null) summary.textContent = words.unread(others.length);
  unread.querySelector('ul')?.replaceChildren(
    ...others.map(({ line, unread: why }) => {
      const item = document.createElement('li');
      const quoted = document.createElement('q');
      quoted.textContent = line;
      item.append(quoted, `: ${words.why[why]}.`);
      return item;
    }),
  );
}

/** Says first what to do where the person’s own words beside the values speak of a warning sign. */
export async function warn(form: HTMLFormElement, readings: readonly Reading[]): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-care]');
  const own = ownWords(readings);
  // The list of signs is loaded only for words that may hold one.
  const texts =
    own.length === 0
      ? []
      : await careFor(...own).then(
          (care) => care.texts,
          () => [],
        );
  place?.replaceChildren(
    ...texts.map((text) => {
      const said = document.createElement('p');
      said.className = 'callout urgent';
      said.textContent = text;
      return said;
    }),
  );
}
