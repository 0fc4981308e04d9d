/**
 * The colours of src/styles/tokens.css that must be known outside of CSS, light and dark, and what each is for.
 * A test holds them equal to the style sheet.
 */
export const COLOURS = [
  { name: 'ink', light: '#18211f', dark: '#e8edeb', use: 'Text' },
  { name: 'ink-soft', light: '#4b5754', dark: '#a7b3b0', use: 'Text beside the main text: hints, captions' },
  { name: 'paper', light: '#fdfdfb', dark: '#111715', use: 'The page' },
  { name: 'paper-soft', light: '#f2f5f3', dark: '#1a2220', use: 'Forms, callouts, code' },
  { name: 'paper-raised', light: '#ffffff', dark: '#18201e', use: 'Cards and fields' },
  { name: 'line', light: '#d5dcda', dark: '#34403d', use: 'Lines that only order: rows, cards' },
  { name: 'edge', light: '#6b7875', dark: '#82908c', use: 'Lines that must be seen: fields, outlines' },
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
] as const;

export type ColourName = (typeof COLOURS)[number]['name'];

/** A colour as it is on light paper, for pictures and the browser's own bars. */
export const colour = (name: ColourName, scheme: 'light' | 'dark' = 'light'): string =>
  COLOURS.find((one) => one.name === name)?.[scheme] ?? '';
