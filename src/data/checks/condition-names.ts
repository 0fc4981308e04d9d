import { squeeze } from '../../core/names/fold.ts';
import { type Check, fileOf } from './check.ts';

export const conditionNames: Check = {
  name: 'condition-names',
  why: 'A name that two conditions claim leads to the wrong one. A panel for a condition may share its name.',
  run({ conditions }) {
    const owners = new Map<string, string>();
    return conditions.flatMap(({ slug, name, aliases }) => {
      const file = fileOf('conditions', slug);
      const own = new Set([name.en, name.es, ...aliases.en, ...aliases.es].map(squeeze));
      return [...own].flatMap((text) => {
        const owner = owners.get(text);
        owners.set(text, owner ?? file);
        return owner === undefined
          ? []
          : [
              {
                rule: this.name,
                file,
                at: text,
                problem: `is also a name in ${owner}`,
                tip: 'Remove it from one of them.',
              },
            ];
      });
    });
  },
};
