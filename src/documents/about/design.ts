import { type Doc, heading, paragraph } from '../../blocks/doc.ts';
import { ICON_NAMES } from '../../blocks/icons.ts';
import { PATHS } from '../../blocks/paths.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { COLOURS, paletteOf } from '../../core/model/store/colours.ts';
import { gallery, MOTIF, named, STEPS, SYSTEMS, TUBES } from './gallery.ts';
import { aboutPage } from './pages.ts';
import { samples } from './samples.ts';
import { icons, SIZES, SPACES, spaces, swatches, typeScale } from './specimens.ts';

/** The parts that every page is made of, live, with one line on when to use each. */
export function designDoc(data: Dataset): Doc {
  const palette = paletteOf(data.service.service.colours);
  const page = aboutPage(
    PATHS.design,
    'en',
    {
      title: 'Design',
      description:
        'Colours, type, space, icons and every kind of block of this site, live, with when to use each.',
    },
    data.service.service,
  );
  return {
    ...page,
    trail: [...page.trail, { title: 'Documentation', path: '/docs' }],
    blocks: [
      paragraph(
        'Calm, plain and fast. Warm paper, one accent for what can be done, headings in Source Serif, and the range mark as the motif. Amber and red belong to values; the colours of tube caps tell samples and body systems apart. A shape and a word say what a colour says. Pages are made of the blocks below, so that a page, its Markdown twin and the answer of a tool say the same.',
      ),
      heading('Colours'),
      { kind: 'drawing', element: swatches(palette) },
      {
        kind: 'table',
        caption: 'Colours by name',
        head: ['Name', 'Light', 'Dark', 'Use'],
        rows: COLOURS.map(({ name, use }) => [name, palette[name].light, palette[name].dark, use]),
      },
      paragraph('In forced colours the colours of the system take their place.'),
      heading('Type'),
      paragraph(
        'Source Serif 4 comes with the site for headings and figures, with stand-ins of the same width until it has arrived; text and code are in the sans-serif and the monospace of the system. The largest three sizes grow with the screen.',
      ),
      { kind: 'drawing', element: typeScale() },
      {
        kind: 'table',
        caption: 'Sizes of type',
        head: ['Name', 'Use'],
        rows: SIZES.map(({ name, use }) => [name, use]),
      },
      heading('Space'),
      { kind: 'drawing', element: spaces() },
      {
        kind: 'table',
        caption: 'Spaces',
        head: ['Name', 'Pixels', 'Use'],
        numeric: [1],
        rows: SPACES.map(({ name, pixels, use }) => [name, String(pixels), use]),
      },
      heading('Icons'),
      paragraph('Strokes of our own on a grid of 24. An icon always stands beside words that say the same.'),
      { kind: 'drawing', element: icons() },
      paragraph(`Their names: ${ICON_NAMES.join(', ')}.`),
      heading('Drawings'),
      paragraph(
        'Drawn for this site: lines of one weight in the colour of the words beside them, at most 2 KB each, no words inside. Their ground is the colour of a tube cap.',
      ),
      heading('Systems of the body', 3),
      paragraph(`On cards of categories: ${named(SYSTEMS)}.`),
      { kind: 'drawing', element: gallery(SYSTEMS) },
      heading('Tubes', 3),
      paragraph(`For samples, by the colour of the cap, in the usual order of the draw: ${named(TUBES)}.`),
      { kind: 'drawing', element: gallery(TUBES) },
      heading('Steps', 3),
      paragraph(`From the price to the result, and in the chair: ${named(STEPS)}.`),
      { kind: 'drawing', element: gallery(STEPS) },
      heading('The range mark', 3),
      paragraph(`Between groups of sections, for what is under way, and for a value: ${named(MOTIF)}.`),
      { kind: 'drawing', element: gallery(MOTIF) },
      heading('Blocks'),
      ...Object.values(samples(data)).flatMap(({ name, use, blocks }) => [
        heading(name, 3),
        paragraph(use),
        ...blocks,
      ]),
    ],
  };
}
