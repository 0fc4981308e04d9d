import { contrast, paletteOf, type Scheme } from '../../../core/model/store/colours.ts';
import type { Authored } from '../../read/authored.ts';
import type { Check } from '../check.ts';
import { logoFaults } from './logo-faults.ts';

/** The least contrast of text with its ground, level AA (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** The ground that the accent is read on as text, and what is read on the accent. */
const GROUNDS = ['paper', 'paper-soft', 'paper-raised', 'accent-soft', 'on-accent'] as const;

export const brandSound: Check = {
  name: 'brand-sound',
  why: 'A colour that cannot be read, or a logo that asks other hosts, harms every page at once.',
  run: ({ service, logo }) => [
    ...(service?.colours === undefined
      ? []
      : (['light', 'dark'] as const)
          .flatMap((scheme) => unreadable(scheme, service.colours))
          .map(([at, problem, tip]) => ({
            rule: brandSound.name,
            file: 'data/store/service.json',
            at,
            problem,
            tip,
          }))),
    ...(logo === undefined ? [] : logoFaults(logo)).map(([problem, tip]) => ({
      rule: brandSound.name,
      file: 'data/store/brand/logo.svg',
      at: 'drawing',
      problem,
      tip,
    })),
  ],
};

/** The worst ground of the accent, where it cannot be read there. */
function unreadable(
  scheme: Scheme,
  colours: NonNullable<Authored['service']>['colours'],
): [at: string, problem: string, tip: string][] {
  const palette = paletteOf(colours);
  const accent = palette.accent[scheme];
  const [worst] = GROUNDS.map((name) => ({ name, ratio: contrast(accent, palette[name][scheme]) })).sort(
    (a, b) => a.ratio - b.ratio,
  );
  if (worst === undefined || worst.ratio >= LEAST) return [];
  const ratio = (Math.floor(worst.ratio * 10) / 10).toFixed(1);
  return [
    [
      `colours.accent.${scheme}`,
      `${accent} has a contrast of ${ratio} with ${palette[worst.name][scheme]} (${worst.name}); text needs ${LEAST}`,
      `Take a ${scheme === 'light' ? 'darker' : 'lighter'} one.`,
    ],
  ];
}
