import { squeeze } from '../../core/names/fold.ts';
import { TERMS_FILE, termsUsed } from '../join/terms.ts';
import type { Authored } from '../read/authored.ts';
import { type Check, catalogRecords } from './check.ts';

type CatalogRecord = ReturnType<typeof catalogRecords>[number]['record'];

/** Fields whose Spanish has not the same entries as the English. */
function unpaired(record: CatalogRecord): string[] {
  const { es } = record;
  const { interference = [], notToConfuse = [] } = 'sampleType' in record ? record : {};
  const pairs: Readonly<Record<string, readonly [english: unknown, spanish: unknown]>> = {
    faq: [record.faq.length, es.faq?.length ?? 0],
    audience: [record.audience.length, es.audience?.length ?? 0],
    notFor: [record.notFor?.length ?? 0, es.notFor?.length ?? 0],
    interference: [interference.length, es.interference?.length ?? 0],
    differences: [notToConfuse.map(({ slug }) => slug).join(), Object.keys(es.differences ?? {}).join()],
  };
  return Object.entries(pairs).flatMap(([field, [english, spanish]]) => (english === spanish ? [] : [field]));
}

/** Terms without their row, each once for a file, and rows that no record uses. */
function terms(authored: Authored): { file: string; at: string; problem: string; tip: string }[] {
  const rows = authored.termsEs.map(({ en }) => en);
  const [known, used] = [new Set(rows), termsUsed(authored)];
  const unspoken = new Map(
    used.filter(({ text }) => !known.has(text)).map((use) => [`${use.file} ${use.text}`, use]),
  );
  const needed = new Set(used.map(({ text }) => text));
  return [
    ...[...unspoken.values()].map(({ file, text }) => ({
      file,
      at: text,
      problem: 'has no Spanish',
      tip: `Add it to ${TERMS_FILE}.`,
    })),
    ...rows
      .filter((row) => !needed.has(row))
      .map((row) => ({ file: TERMS_FILE, at: row, problem: 'is used by no record', tip: 'Remove the row.' })),
  ];
}

export const spanishPaired: Check = {
  name: 'spanish-paired',
  why: 'A record with Spanish copied from the English, without a Spanish name to search by, or with a term that has none, has no Spanish.',
  run(authored) {
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
    return [...records, ...terms(authored).map((fault) => ({ rule: this.name, ...fault }))];
  },
};
