/**
 * The colours of src/styles/tokens.css that must be known outside of CSS, light and dark, and what each is for.
 * A test holds them equal to the style sheet.
 */
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

/** A colour as it is on light paper, for pictures and the browser's own bars. */
export const colour = (name: ColourName, scheme: 'light' | 'dark' = 'light'): string =>
  COLOURS.find((one) => one.name === name)?.[scheme] ?? '';
