import { squeeze } from '../../core/names/fold.ts';
import { type Check, catalogRecords } from './check.ts';

export const spanishPaired: Check = {
  name: 'spanish-paired',
  why: 'A record with Spanish copied from the English, or without a Spanish name to search by, has no Spanish.',
  run(authored) {
    return catalogRecords(authored)
      .filter(({ record }) => record.status !== 'hidden')
      .flatMap(({ record, file }) => {
        const breach = (at: string, problem: string) => ({
          rule: this.name,
          file,
          at,
          problem,
          tip: 'Write it in US health Spanish.',
        });
        const copied = squeeze(record.es.description) === squeeze(record.description);
        return [
          ...(copied ? [breach('es.description', 'is the English text')] : []),
          ...(record.es.aliases.length === 0 ? [breach('es.aliases', 'is empty')] : []),
        ];
      });
  },
};
