import { squeeze } from '../../core/names/fold.ts';
import type { Breach } from '../read/breach.ts';
import { type Check, catalogRecords, fileOf } from './check.ts';

export const namesDistinct: Check = {
  name: 'names-distinct',
  why: 'A name or alias that two records claim answers with the wrong one, or asks back. Declare it if it must.',
  run(authored) {
    const items = catalogRecords(authored)
      .filter(({ record }) => record.status !== 'hidden')
      .map(({ record, file }) => ({
        file,
        names: [record.name, record.es.name, ...record.aliases, ...record.es.aliases],
      }));
    const markers = authored.markers.map(({ slug, name, aliases, es }) => ({
      file: fileOf('markers', slug),
      names: [name, es.name, ...aliases, ...es.aliases],
    }));
    return [...claimedTwice(items, this.name), ...claimedTwice(markers, this.name)];
  },
};

function claimedTwice(
  records: readonly { file: string; names: readonly string[] }[],
  rule: string,
): Breach[] {
  const owner = new Map<string, string>();
  return records.flatMap(({ file, names }) =>
    [...new Set(names.map(squeeze))].flatMap((key) => {
      const other = owner.get(key);
      owner.set(key, other ?? file);
      return other === undefined
        ? []
        : [
            {
              rule,
              file,
              at: key,
              problem: `is also a name in ${other}`,
              tip: 'Remove it from one, or declare it in data/exceptions.json.',
            },
          ];
    }),
  );
}
