import { carriedSlugs } from '../../join/carried-slugs.ts';
import { type Check, fileOf } from '../check.ts';

export const panelCheaper: Check = {
  name: 'panel-cheaper',
  why: 'A panel costs less than its parts at every lab that offers it, and a lab offers it only with all parts.',
  run(authored) {
    const { panels, prices } = authored;
    const carried = carriedSlugs(authored);
    const centsOf = new Map(prices.map(({ slug, cents }) => [slug, cents]));
    return panels
      .filter(({ slug, components }) => [slug, ...components].every((one) => carried.has(one)))
      .flatMap(({ slug, components }) =>
        authored.labs.flatMap(({ slug: lab }) => {
          const panel = centsOf.get(slug)?.[lab];
          if (panel === undefined) return [];
          const parts = components.map((part) => ({ part, cents: centsOf.get(part)?.[lab] }));
          const absent = parts.filter(({ cents }) => cents === undefined);
          const breach = (problem: string, tip: string) => ({
            rule: this.name,
            file: fileOf('panels', slug),
            at: lab,
            problem,
            tip,
          });
          if (absent.length > 0) {
            return [
              breach(
                `${absent.map(({ part }) => part).join(', ')} is not performed there`,
                'Leave the panel price of this lab empty in data/store/prices.csv.',
              ),
            ];
          }
          const sum = parts.reduce((total, { cents = 0 }) => total + cents, 0);
          return panel < sum
            ? []
            : [
                breach(
                  `${panel} cents against ${sum} for its parts`,
                  'Lower the panel price in data/store/prices.csv.',
                ),
              ];
        }),
      );
  },
};
