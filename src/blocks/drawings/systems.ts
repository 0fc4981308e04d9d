import { type Element, el } from '../element.ts';
import { type Cap, capClass } from './caps.ts';
import { drawn, ground, lines } from './drawn.ts';

interface System {
  readonly cap: Cap;
  /** The shape that the colour fills. */
  readonly fills: string;
  readonly lines: string;
}

/** The systems of the body, and what is not one of them, on a grid of 48. */
const SYSTEMS = {
  heart: {
    cap: 'red',
    fills: 'M24 41 9.5 26.5a9.5 9.5 0 0 1 14.5-12 9.5 9.5 0 0 1 14.5 12Z',
    lines: 'M24 41 9.5 26.5a9.5 9.5 0 0 1 14.5-12 9.5 9.5 0 0 1 14.5 12ZM4 27h13l3-6 4.5 11 3.5-8 1.5 3H44',
  },
  blood: {
    cap: 'red',
    fills: 'M24 5c6 8 12 15 12 23a12 12 0 0 1-24 0c0-8 6-15 12-23Z',
    lines:
      'M24 5c6 8 12 15 12 23a12 12 0 0 1-24 0c0-8 6-15 12-23ZM17 28a7 7 0 0 0 6 7M27.5 24a3.5 3.5 0 1 0 0 .01M30.5 31.5a2.5 2.5 0 1 0 0 .01',
  },
  sugar: {
    cap: 'gold',
    fills: 'M16 13h14l7 11-7 11H16L9 24Z',
    lines: 'M16 13h14l7 11-7 11H16L9 24ZM30 13l4-7M37 24h7M16 35l-4 7M30 35l4 7M16 13l-3-5M20 18h7',
  },
  thyroid: {
    cap: 'sky',
    fills:
      'M20 22c-2-7-6-12-9-11-4 1-4 20 1 25 3 3 7-1 8-6 2-2 6-2 8 0 1 5 5 9 8 6 5-5 5-24 1-25-3-1-7 4-9 11-2 2-6 2-8 0Z',
    lines:
      'M20 22c-2-7-6-12-9-11-4 1-4 20 1 25 3 3 7-1 8-6 2-2 6-2 8 0 1 5 5 9 8 6 5-5 5-24 1-25-3-1-7 4-9 11-2 2-6 2-8 0ZM20 4v13M28 4v13M20 9h8M20 14h8M21 34v10M27 34v10M21 39h6',
  },
  hormones: {
    cap: 'lavender',
    fills: 'M4 24C9 8 14 8 19 24s10 16 15 0 8-14 10-6v18H4Z',
    lines:
      'M4 24C9 8 14 8 19 24s10 16 15 0 8-14 10-6M4 40h40M11.5 8.5a2.5 2.5 0 1 0 .01 0M26.5 37.5a2.5 2.5 0 1 0 .01 0',
  },
  nutrition: {
    cap: 'green',
    fills: 'M12 36C8 19 19 8 40 8c1 21-10 32-28 28Z',
    lines: 'M12 36C8 19 19 8 40 8c1 21-10 32-28 28ZM7 42c5-9 12-17 23-24M19 28v-8M19 28h9M25 22v-6M25 22h7',
  },
  kidneys: {
    cap: 'royal',
    fills:
      'M18 11C10 8 5 14 5 23s5 15 10 13c4-2 2-6 3-9s4-3 4-7-1-8-4-9ZM30 11c8-3 13 3 13 12s-5 15-10 13c-4-2-2-6-3-9s-4-3-4-7 1-8 4-9Z',
    lines:
      'M18 11C10 8 5 14 5 23s5 15 10 13c4-2 2-6 3-9s4-3 4-7-1-8-4-9ZM30 11c8-3 13 3 13 12s-5 15-10 13c-4-2-2-6-3-9s-4-3-4-7 1-8 4-9ZM18 27c4 3 3 10 3 16M30 27c-4 3-3 10-3 16M11 19c-1 3-1 6 0 9M37 19c1 3 1 6 0 9',
  },
  liver: {
    cap: 'red',
    fills: 'M5 20c0-6 6-9 14-9 9 0 15 2 24 4 1 8-5 11-12 12-3 8-9 12-16 12C8 39 5 29 5 20Z',
    lines:
      'M5 20c0-6 6-9 14-9 9 0 15 2 24 4 1 8-5 11-12 12-3 8-9 12-16 12C8 39 5 29 5 20ZM27 12c-2 5-2 10-1 15M31 27c3 1 5 5 4 8s-5 3-6 0 0-5 2-8ZM11 20c1-2 3-3 6-3',
  },
  digestion: {
    cap: 'green',
    fills:
      'M21 4v9c0 4-2 6-5 9-5 4-8 9-6 15 2 5 8 7 12 4 3-2 4-5 8-5 8 0 12-6 12-13S38 11 32 11c-3 0-5 2-5 4V4Z',
    lines:
      'M21 4v9c0 4-2 6-5 9-5 4-8 9-6 15 2 5 8 7 12 4 3-2 4-5 8-5 8 0 12-6 12-13S38 11 32 11c-3 0-5 2-5 4V4M17 33c3-6 8-8 14-8M22 26c2-3 5-5 9-5',
  },
  bones: {
    cap: 'grey',
    fills:
      'M15 27 27 15c-2-4 0-9 4-9 3 0 5 2 5 6 4 0 6 2 6 5 0 4-5 6-9 4L21 33c2 4 0 9-4 9-3 0-5-2-5-6-4 0-6-2-6-5 0-4 5-6 9-4Z',
    lines:
      'M15 27 27 15c-2-4 0-9 4-9 3 0 5 2 5 6 4 0 6 2 6 5 0 4-5 6-9 4L21 33c2 4 0 9-4 9-3 0-5-2-5-6-4 0-6-2-6-5 0-4 5-6 9-4ZM20 27l7-7',
  },
  immune: {
    cap: 'green',
    fills: 'M24 4 40 9v13c0 11-6 18-16 22C14 40 8 33 8 22V9Z',
    lines: 'M24 4 40 9v13c0 11-6 18-16 22C14 40 8 33 8 22V9ZM22 35V25l-7-8M26 35V25l7-8M18 14l6 7 6-7',
  },
  reproduction: {
    cap: 'lavender',
    fills: 'M17 16a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
    lines:
      'M17 16a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM17 34v10M12.5 39.5h9M30 11a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM36.5 13.5 44 6M37.5 6H44v6.5',
  },
  whole: {
    cap: 'sky',
    fills: 'M24 17c-7 0-11 3-11 9v8h5v10h12V34h5v-8c0-6-4-9-11-9Z',
    lines:
      'M24 17c-7 0-11 3-11 9v8h5v10h12V34h5v-8c0-6-4-9-11-9ZM24 3a5 5 0 1 0 .01 0M18 26v8M30 26v8M20 23l4 4 4-4',
  },
  cells: {
    cap: 'lavender',
    fills: 'M20 10a14 14 0 1 0 .01 0Z',
    lines:
      'M20 10a14 14 0 1 0 .01 0ZM20 18a6 6 0 1 0 .01 0M18.5 23.5h.01M22 25h.01M38 6a5 5 0 1 0 .01 0M38 10.5h.01M41 30a4 4 0 1 0 .01 0M41 33.5h.01',
  },
  metals: {
    cap: 'grey',
    fills: 'M15 30h18l6 9c2 3 0 5-3 5H12c-3 0-5-2-3-5Z',
    lines: 'M17 4h14M20 4v16L9 39c-2 3 0 5 3 5h24c3 0 5-2 3-5L28 20V4M15 30h18M19 37h.01M25 35h.01M29 39h.01',
  },
  medicines: {
    cap: 'gold',
    fills: 'M9 25 25 9l14 14-8 8-8-6Z',
    lines:
      'M9 25 25 9a9.5 9.5 0 0 1 14 14L23 39A9.5 9.5 0 0 1 9 25ZM17 17l14 14M15 26l8-8M39 38h.01M42 33h.01',
  },
  genes: {
    cap: 'green',
    fills: 'M15 24c0-4 4-6 9-8 5 2 9 4 9 8s-4 6-9 8c-5-2-9-4-9-8Z',
    lines:
      'M15 3c0 11 18 11 18 21S15 34 15 45M33 3c0 11-18 11-18 21s18 10 18 21M17 8h14M17 40h14M20 20h8M15 24h18M20 28h8',
  },
} as const satisfies Readonly<Record<string, System>>;

export type SystemName = keyof typeof SYSTEMS;

export const SYSTEM_NAMES = [
  'heart',
  'blood',
  'sugar',
  'thyroid',
  'hormones',
  'nutrition',
  'kidneys',
  'liver',
  'digestion',
  'bones',
  'immune',
  'reproduction',
  'whole',
  'cells',
  'metals',
  'medicines',
  'genes',
] as const satisfies readonly SystemName[];

/** A system of the body, on a ground in its colour. */
export function bodySystem(name: SystemName): Element {
  const { cap, fills, lines: outline } = SYSTEMS[name];
  return drawn({ width: 48, height: 48 }, el('g', { class: capClass(cap) }, ground(fills)), lines(outline));
}

export const capOfSystem = (name: SystemName): Cap => SYSTEMS[name].cap;
