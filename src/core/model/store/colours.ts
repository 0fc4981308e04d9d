/** The colours of src/styles/tokens.css that must be known outside of CSS, and what each is for: a test holds both equal. */
export const COLOURS = [
  { name: 'ink', light: '#18211f', dark: '#e8edeb', use: 'Text' },
  { name: 'ink-soft', light: '#4b5754', dark: '#a7b3b0', use: 'Text beside the main text: hints, captions' },
  { name: 'paper', light: '#faf8f4', dark: '#111715', use: 'The page' },
  { name: 'paper-soft', light: '#f1eee7', dark: '#1a2220', use: 'Forms, callouts, code' },
  { name: 'paper-raised', light: '#ffffff', dark: '#18201e', use: 'Cards and fields' },
  { name: 'line', light: '#dcd8cf', dark: '#34403d', use: 'Lines that only order: rows, cards' },
  { name: 'edge', light: '#6f7672', dark: '#82908c', use: 'Lines that must be seen: fields, outlines' },
  { name: 'accent', light: '#0b5d56', dark: '#74d3c8', use: 'Links, buttons, our own bars, the interval' },
  { name: 'accent-soft', light: '#dcecea', dark: '#183330', use: 'Ground under the accent' },
  { name: 'on-accent', light: '#ffffff', dark: '#06201d', use: 'Text on the accent' },
  { name: 'warn', light: '#8a4b00', dark: '#f0b45f', use: 'The edge of a warning; the words say it too' },
  {
    name: 'urgent',
    light: '#a3122a',
    dark: '#ff8f9c',
    use: 'The edge of what cannot wait; the words say it too',
  },
  {
    name: 'band',
    light: '#0b3a34',
    dark: '#0b332e',
    use: 'The top of the home page and the foot of every page',
  },
  {
    name: 'cap-lavender',
    light: '#8a74b4',
    dark: '#b9a8dc',
    use: 'Whole blood and plasma in EDTA; hormones',
  },
  { name: 'cap-gold', light: '#b08a24', dark: '#d9ba68', use: 'Serum; sugar, vitamins' },
  { name: 'cap-sky', light: '#4389b4', dark: '#8cc3e2', use: 'Plasma in citrate; thyroid' },
  {
    name: 'cap-green',
    light: '#4a8659',
    dark: '#8cc39a',
    use: 'Plasma in heparin; digestion, immune system',
  },
  { name: 'cap-red', light: '#ad574d', dark: '#d9928a', use: 'Serum without a gel; heart and blood' },
  { name: 'cap-grey', light: '#7a8280', dark: '#aab3b0', use: 'Plasma in fluoride; bones' },
  { name: 'cap-royal', light: '#3d57a6', dark: '#93a8ea', use: 'Trace elements; kidneys' },
  { name: 'cap-black', light: '#2c3130', dark: '#5f6a67', use: 'Sedimentation rate' },
] as const;

export type ColourName = (typeof COLOURS)[number]['name'];
export type Scheme = 'light' | 'dark';

/** One colour in both schemes, as #rrggbb. */
export type Shades = Readonly<Record<Scheme, string>>;

/** Every colour of a store. */
export type Palette = Readonly<Record<ColourName, Shades>>;

/** What a store says of its colours. */
export interface StoreColours {
  readonly accent: Shades;
}

const PLAIN = Object.fromEntries(COLOURS.map(({ name, light, dark }) => [name, { light, dark }])) as Palette;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two; 0 is the first, 1 the second. */
export const mixed = (from: string, to: string, part: number): string => {
  const ends = channels(to);
  return `#${channels(from)
    .map((one, i) => Math.round(one + ((ends[i] ?? one) - one) * part))
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** Relative luminance (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const BLACK = '#000000';
const WHITE = '#ffffff';

const readable = (ground: string, texts: readonly [string, string]): string =>
  contrast(ground, texts[0]) >= contrast(ground, texts[1]) ? texts[0] : texts[1];

/** The colours of a store: those of the project, with its own accent and what is made from it. */
export function paletteOf(own?: StoreColours): Palette {
  if (own === undefined) return PLAIN;
  const { accent } = own;
  const on = [WHITE, mixed(accent.light, BLACK, 0.7)] as const;
  return {
    ...PLAIN,
    accent,
    'accent-soft': {
      light: mixed(accent.light, WHITE, 0.86),
      dark: mixed(accent.dark, PLAIN.paper.dark, 0.82),
    },
    'on-accent': { light: readable(accent.light, on), dark: readable(accent.dark, on) },
    band: { light: mixed(accent.light, BLACK, 0.4), dark: mixed(accent.light, BLACK, 0.5) },
  };
}
