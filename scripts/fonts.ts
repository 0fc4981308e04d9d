/**
 * Writes the fonts of the pages, and the style sheet that declares them: `node scripts/fonts.ts`, after a change of a
 * font package. What is written is kept in the repository, so that a build needs no font package for its pages.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Measures in parts of an em; the mean width weighs letters as capsize does (https://github.com/seek-oss/capsize). */
interface Measures {
  readonly meanWidth: number;
}

export interface Face extends Measures {
  readonly family: string;
  readonly weight: string;
  /** Headings wait for their face; text that is being read never changes under the eye. */
  readonly display: 'swap' | 'optional';
  /** A file of a package that is already cut to Latin, Spanish and the signs that pages use. */
  readonly from: string;
  readonly to: string;
  readonly ascent: number;
  readonly descent: number;
  readonly standIns: readonly StandIn[];
}

/** Fonts of systems with the same widths, stretched to those of the face, so that nothing moves when it arrives. */
interface StandIn extends Measures {
  readonly suffix: string;
  readonly local: readonly string[];
}

export const FACES: readonly Face[] = [
  {
    family: 'Page Serif',
    weight: '600',
    display: 'swap',
    from: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
    to: 'serif.woff2',
    meanWidth: 0.486,
    ascent: 1.036,
    descent: 0.335,
    standIns: [
      {
        suffix: 'Times',
        local: [
          'Times New Roman Bold',
          'TimesNewRomanPS-BoldMT',
          'Liberation Serif Bold',
          'Nimbus Roman Bold',
          'Tinos Bold',
        ],
        meanWidth: 886 / 2048,
      },
      { suffix: 'DejaVu', local: ['DejaVu Serif'], meanWidth: 1058 / 2048 },
    ],
  },
  {
    family: 'Page Sans',
    weight: '200 900',
    display: 'optional',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'sans.woff2',
    meanWidth: 0.418,
    ascent: 1.024,
    descent: 0.4,
    standIns: [
      { suffix: 'Segoe', local: ['Segoe UI', 'SegoeUI'], meanWidth: 908 / 2048 },
      { suffix: 'Helvetica', local: ['Helvetica Neue', 'HelveticaNeue'], meanWidth: 0.45 },
      { suffix: 'Roboto', local: ['Roboto', 'Roboto-Regular'], meanWidth: 911 / 2048 },
      { suffix: 'Open', local: ['Open Sans', 'OpenSans-Regular'], meanWidth: 960 / 2048 },
      { suffix: 'Noto', local: ['Noto Sans', 'NotoSans-Regular'], meanWidth: 0.474 },
      {
        suffix: 'Arial',
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo-Regular'],
        meanWidth: 913 / 2048,
      },
    ],
  },
];

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const declared = (lines: Readonly<Record<string, string>>): string =>
  `@font-face {\n${Object.entries(lines)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const quoted = (name: string): string => JSON.stringify(name);

/** A face of many weights is stood in for by regular letters, which a browser makes bold itself. */
const standInWeight = (weight: string): string => (weight.includes(' ') ? '400' : weight);

const faceRule = ({ family, weight, to, display }: Face): string =>
  declared({
    'font-family': quoted(family),
    'font-weight': weight,
    'font-display': display,
    src: `url("./fonts/${to}") format("woff2")`,
  });

function standInRule(
  { family, weight, ascent, descent, meanWidth }: Face,
  { suffix, local, meanWidth: own }: StandIn,
): string {
  const stretch = meanWidth / own;
  return declared({
    'font-family': quoted(`${family} ${suffix}`),
    'font-weight': standInWeight(weight),
    src: local.map((name) => `local(${quoted(name)})`).join(',\n    '),
    'size-adjust': percent(stretch),
    'ascent-override': percent(ascent / stretch),
    'descent-override': percent(descent / stretch),
    'line-gap-override': '0%',
  });
}

export const styleSheet = (): string =>
  [
    '/* Written by scripts/fonts.ts. Source Serif 4 and Source Sans 3 are under the SIL Open Font License (fonts/OFL.txt). */',
    ...FACES.flatMap((face) => [
      faceRule(face),
      ...face.standIns.map((standIn) => standInRule(face, standIn)),
    ]),
  ].join('\n');

const STYLES = 'src/styles';
/** Both faces have the same one, to the letter. */
const LICENCE = '@fontsource/source-serif-4/LICENSE';

function write(): void {
  mkdirSync(`${STYLES}/fonts`, { recursive: true });
  for (const { from, to } of FACES)
    copyFileSync(fileURLToPath(import.meta.resolve(from)), `${STYLES}/fonts/${to}`);
  copyFileSync(fileURLToPath(import.meta.resolve(LICENCE)), `${STYLES}/fonts/OFL.txt`);
  writeFileSync(`${STYLES}/fonts.css`, styleSheet());
}

if (import.meta.main) write();
