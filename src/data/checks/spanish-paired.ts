import { squeeze } from '../../core/names/fold.ts';
import { type Check, catalogRecords, fileOf } from './check.ts';

export const spanishPaired: Check = {
  name: 'spanish-paired',
  why: 'A record with Spanish copied from the English, or without a Spanish name to search by, has no Spanish.',
  run(authored) {
    const spoken = new Set(authored.populationsEs.map(({ en }) => en));
    const unspoken = authored.markers.flatMap(({ slug, bands, alternatives }) =>
      [...bands, ...alternatives]
        .flatMap(({ population, method }) => [population, ...(method === undefined ? [] : [method])])
        .filter((text) => !spoken.has(text))
        .map((text) => ({
          rule: this.name,
          file: fileOf('markers', slug),
          at: text,
          problem: 'has no Spanish',
          tip: 'Add it to data/populations-es.csv.',
        })),
    );
    const records = catalogRecords(authored)
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
    return [...records, ...unspoken];
  },
};
