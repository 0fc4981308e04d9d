import type { Locator } from 'playwright-core';

/** A journey on a phone whose taps are counted: typing is none, choosing from a list is two. */
export interface Counted {
  readonly taps: () => number;
  tap(place: Locator): Promise<void>;
  choose(place: Locator, value: string): Promise<void>;
}

export function counted(): Counted {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(place) {
      taps += 1;
      await place.first().click();
    },
    async choose(place, value) {
      taps += 2;
      await place.first().selectOption(value);
    },
  };
}
