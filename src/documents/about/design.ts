import { type Doc, heading, paragraph } from '../../blocks/doc.ts';
import { ICON_NAMES } from '../../blocks/icons.ts';
import { PATHS } from '../../blocks/paths.ts';
import { COLOURS } from '../../blocks/tokens.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { aboutPage } from './pages.ts';
import { samples } from './samples.ts';
import { icons, SIZES, SPACES, spaces, swatches, typeScale } from './specimens.ts';

/** The parts that every page is made of, live, with one line on when to use each. */
export function designDoc(data: Dataset): Doc {
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
        'Calm, plain and fast. One accent, headings in a serif of the system, and the range mark as the only ornament. A shape and a word say what a colour says. Pages are made of the blocks below, so that a page, its Markdown twin and the answer of a tool say the same.',
      ),
      heading('Colours'),
      { kind: 'drawing', element: swatches() },
      {
        kind: 'table',
        caption: 'Colours by name',
        head: ['Name', 'Light', 'Dark', 'Use'],
        rows: COLOURS.map(({ name, light, dark, use }) => [name, light, dark, use]),
      },
      paragraph('In forced colours the colours of the system take their place.'),
      heading('Type'),
      paragraph(
        'Fonts of the system only: a serif for headings, a sans-serif for text, a monospace for code. The largest two sizes grow with the screen.',
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
      heading('Blocks'),
      ...Object.values(samples(data)).flatMap(({ name, use, blocks }) => [
        heading(name, 3),
        paragraph(use),
        ...blocks,
      ]),
    ],
  };
}
