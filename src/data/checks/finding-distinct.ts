import { squeeze } from '../../core/names/fold.ts';
import type { Breach } from '../read/breach.ts';
import { type Check, catalogRecords, fileOf } from './check.ts';

const FILE = 'data/finding-words.csv';

export const findingDistinct: Check = {
  name: 'finding-distinct',
  why: 'A word for finding that names something else leads to the wrong test, or hides one that is sold.',
  run(authored) {
    const sold = new Map<string, string>();
    for (const { record } of catalogRecords(authored).filter((one) => one.record.status !== 'hidden'))
      for (const name of [record.name, record.es.name, ...record.aliases, ...record.es.aliases])
        sold.set(squeeze(name), record.slug);
    const breach = (file: string, at: string, problem: string): Breach => ({
      rule: this.name,
      file,
      at,
      problem,
      tip: 'Remove it, or say it so that it means one thing.',
    });
    const rows = new Set<string>();
    const none = new Map<string, string>();
    return [
      ...authored.findingWords.flatMap(({ words, slug, kind }) => {
        const key = squeeze(words);
        const again = rows.has(`${key} ${slug}`);
        rows.add(`${key} ${slug}`);
        const owner = sold.get(key);
        if (again) return [breach(FILE, words, `stands twice for ${slug}`)];
        // What a test is asked for may be part of what another is called.
        return owner === undefined || owner === slug || kind === 'use'
          ? []
          : [breach(FILE, words, `is a name of ${owner}`)];
      }),
      ...authored.notSold.flatMap(({ slug, name, aliases }) => {
        const own = new Set([name.en, name.es, ...aliases.en, ...aliases.es].map(squeeze));
        return [...own].flatMap((key) => {
          const other = sold.get(key) ?? none.get(key);
          none.set(key, slug);
          return other === undefined ? [] : [breach(fileOf('not-sold', slug), key, `is a name of ${other}`)];
        });
      }),
    ];
  },
};
