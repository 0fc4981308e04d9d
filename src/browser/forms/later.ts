import type { Element as Branch } from '../../blocks/element.ts';
import type { Part } from '../../views/showing.ts';
import { built } from '../built.ts';
import { whenIdle } from '../idle.ts';

/** Makes the sheet for paper of the answer that is shown, where it has one. */
let sheet: (() => Promise<void>) | undefined;

/** What is not seen of an answer is made when it is opened; what is only printed, once the answer is painted. */
export function openLater(
  shown: readonly Node[],
  load: () => Promise<(part: Part) => readonly Branch[]>,
): void {
  const made = async (place: Element, part: Part): Promise<void> => {
    const partOf = await load();
    place.append(...partOf(part).map((branch) => built(branch)));
  };
  sheet = undefined;
  for (const one of shown) {
    if (!(one instanceof Element)) continue;
    for (const details of one.querySelectorAll<HTMLDetailsElement>('details[data-part]')) {
      // What could not be loaded is tried again when the row is opened again.
      const listen = (): void =>
        details.addEventListener(
          'toggle',
          () => void made(details, Number(details.dataset.part)).catch(listen),
          { once: true },
        );
      listen();
    }
    if (one.matches('[data-part="sheet"]')) {
      let making: Promise<void> | undefined;
      sheet = () => {
        making ??= made(one, 'sheet').catch(() => {
          making = undefined;
        });
        return making;
      };
      whenIdle(sheet);
    }
  }
}

/** Prints the page once its sheet is there. */
export async function print(): Promise<void> {
  await sheet?.();
  globalThis.print();
}
