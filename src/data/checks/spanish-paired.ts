import { squeeze } from '../../core/names/fold.ts';
import { type Check, catalogRecords, fileOf } from './check.ts';

type CatalogRecord = ReturnType<typeof catalogRecords>[number]['record'];

/** Fields whose Spanish has not the same entries as the English. */
function unpaired(record: CatalogRecord): string[] {
  const { es } = record;
  const { prep = null, interference = [], notToConfuse = [] } = 'prep' in record ? record : {};
  const pairs: Readonly<Record<string, readonly [english: unknown, spanish: unknown]>> = {
    faq: [record.faq.length, es.faq?.length ?? 0],
    audience: [record.audience.length, es.audience?.length ?? 0],
    prep: [prep === null, es.prep === undefined],
    interference: [interference.length, es.interference?.length ?? 0],
    differences: [notToConfuse.map(({ slug }) => slug).join(), Object.keys(es.differences ?? {}).join()],
  };
  return Object.entries(pairs).flatMap(([field, [english, spanish]]) => (english === spanish ? [] : [field]));
}

export const spanishPaired: Check = {
  name: 'spanish-paired',
  why: 'A record with Spanish copied from the English, or without a Spanish name to search by, has no Spanish.',
  run(authored) {
    const spoken = new Set(authored.termsEs.map(({ en }) => en));
    const unspoken = authored.markers.flatMap(({ slug, bands, alternatives }) =>
      [...bands, ...alternatives]
        .flatMap(({ population, method }) => [population, ...(method === undefined ? [] : [method])])
        .filter((text) => !spoken.has(text))
        .map((text) => ({
          rule: this.name,
          file: fileOf('markers', slug),
          at: text,
          problem: 'has no Spanish',
          tip: 'Add it to data/terms-es.csv.',
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
          ...unpaired(record).map((field) => breach(`es.${field}`, 'does not hold the same as the English')),
        ];
      });
    return [...records, ...unspoken];
  },
};
