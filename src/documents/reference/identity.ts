import { type Block, heading, link, section, type Text } from '../../blocks/doc.ts';
import { AXES, type Axis, type Sibling, siblingsOf } from '../../core/analytes/siblings.ts';
import type { Analyte } from '../../core/model/analyte.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { IDENTITY_WORDS } from './identity-words.ts';

/** Where the page of an analyte is, with ranges or without. */
export const analytePath = ({ slug }: Pick<Analyte, 'slug'>): string => `/biomarkers/${slug}`;

/** What an analyte is told apart by, one fact for each axis that its name says something of. */
export function measuredBlocks(analyte: Analyte, lang: Lang): Block[] {
  const words = IDENTITY_WORDS[lang];
  const { component } = analyte.identity;
  return [
    heading(words.measured),
    {
      kind: 'facts',
      items: [
        { term: words.component, value: lang === 'en' ? component : [{ text: component, lang: 'en' }] },
        ...AXES.flatMap((axis) => {
          const value = axisText(axis, analyte, lang);
          return value === undefined ? [] : [{ term: words.axes[axis], value }];
        }),
      ],
    },
  ];
}

/** The analytes that are easily mistaken for it, each with what differs; nothing where there is none. */
export function mistakenBlocks(analyte: Analyte, analytes: Dataset['registry'], lang: Lang): Block[] {
  return section(IDENTITY_WORDS[lang].mistaken, siblingsOf(analyte, analytes), (siblings) => ({
    kind: 'list',
    items: siblings.map(
      (sibling): Text => [
        link(sibling.analyte.said[lang].name, analytePath(sibling.analyte)),
        `. ${differenceText(sibling, analyte, lang)}`,
      ],
    ),
  }));
}

/** What of a sibling is another than here. */
function differenceText({ analyte: other, differs }: Sibling, own: Analyte, lang: Lang): string {
  const words = IDENTITY_WORDS[lang];
  if (differs.length > 0)
    return differs
      .map((axis) =>
        words.differs(words.axes[axis], saidOrNot(axis, other, lang), saidOrNot(axis, own, lang)),
      )
      .join('; ');
  const [its, ours] = [other.units.join(', '), own.units.join(', ')];
  return its === '' || ours === '' || its === ours ? words.alike : words.differs(words.units, its, ours);
}

function saidOrNot(axis: Axis, analyte: Analyte, lang: Lang): string {
  const said = axisText(axis, analyte, lang);
  if (said !== undefined) return said;
  const { unsaid } = IDENTITY_WORDS[lang];
  return axis in unsaid ? unsaid[axis as keyof typeof unsaid] : '';
}

/** The value of one axis in words; undefined where the name says nothing of it. */
export function axisText(axis: Axis, { identity, said }: Analyte, lang: Lang): string | undefined {
  const words = IDENTITY_WORDS[lang];
  const { fraction, side, isotype, timing } = identity;
  switch (axis) {
    case 'fraction':
      return fraction && words.fraction[fraction];
    case 'side':
      return side && words.side[side];
    case 'isotype':
      return isotype && words.isotypeOf(isotype);
    case 'specimen':
      return words.specimen[identity.specimen];
    case 'timing':
      return timing && words.timing[timing];
    case 'property':
      return words.property[identity.property];
    case 'method':
      return said[lang].method;
  }
}
