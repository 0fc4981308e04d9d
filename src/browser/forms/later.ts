import type { Element as Branch } from '../../blocks/element.ts';
import { built } from '../built.ts';

/** What a part of an answer opens to is made when it is opened. */
export function openLater(
  shown: readonly Node[],
  load: () => Promise<(part: number) => readonly Branch[]>,
): void {
  for (const one of shown) {
    if (!(one instanceof Element)) continue;
    for (const details of one.querySelectorAll<HTMLDetailsElement>('details[data-part]')) {
      const open = async (): Promise<void> => {
        const part = await load();
        details.append(...part(Number(details.dataset.part)).map((branch) => built(branch)));
      };
      // What could not be loaded is tried again when the row is opened again.
      const listen = (): void =>
        details.addEventListener('toggle', () => void open().catch(listen), { once: true });
      listen();
    }
  }
}
