import { carriedSlugs } from '../../join/carried-slugs.ts';
import { type Check, catalogRecords } from '../check.ts';

const FILE = 'data/store/prices.csv';
/** In cents. A sticker price outside of this is a slip of the keyboard. */
const SANE = { low: 200, high: 250_000 };

export const pricesComplete: Check = {
  name: 'prices-complete',
  why: 'What a store carries has a price at one lab at least, every price belongs to an item, and none is absurd.',
  run(authored) {
    const items = new Set(catalogRecords(authored).map(({ record }) => record.slug));
    const carried = carriedSlugs(authored);
    const priced = new Map<string, number>();
    for (const { slug } of authored.prices) priced.set(slug, (priced.get(slug) ?? 0) + 1);
    const breach = (at: string, problem: string, tip: string) => ({
      rule: this.name,
      file: FILE,
      at,
      problem,
      tip,
    });
    return [
      ...(carried.size === 0
        ? [
            breach(
              'whole file',
              'prices nothing, so nothing is sold',
              'Add a row, or take your list in with npm run import-prices.',
            ),
          ]
        : []),
      ...[...carried]
        .filter((slug) => !items.has(slug) && !priced.has(slug))
        .map((slug) => ({
          ...breach(slug, 'is carried, and is no record of the catalog', 'Correct the slug.'),
          file: 'data/store/service.json',
        })),
      ...authored.panels
        .filter(({ slug }) => carried.has(slug))
        .flatMap(({ slug, components }) =>
          components
            .filter((part) => !carried.has(part))
            .map((part) => breach(slug, `holds ${part}, which has no price here`, 'Price the part, too.')),
        ),
      ...[...items]
        .filter((slug) => carried.has(slug) && !priced.has(slug))
        .map((slug) => breach(slug, 'has no row', 'Add a row with a price for each lab that performs it.')),
      ...[...priced]
        .filter(([, rows]) => rows > 1)
        .map(([slug]) => breach(slug, 'has more than one row', 'Keep one.')),
      ...authored.prices.flatMap(({ slug, cents }) => {
        const prices = Object.values(cents);
        return [
          ...(items.has(slug)
            ? []
            : [breach(slug, 'is not in the catalog', 'Correct the slug or remove the row.')]),
          ...(prices.length === 0
            ? [breach(slug, 'has no price at any lab', 'Give a price, or hide the item.')]
            : []),
          ...prices
            .filter((price) => price < SANE.low || price > SANE.high)
            .map((price) =>
              breach(
                slug,
                `${price} cents is outside of ${SANE.low} to ${SANE.high}`,
                'Prices are in cents.',
              ),
            ),
        ];
      }),
    ];
  },
};
