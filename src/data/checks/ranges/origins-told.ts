import type { Authored } from '../../read/authored.ts';
import { type Check, fileOf } from '../check.ts';

type Marker = Authored['markers'][number];
type Band = Marker['bands'][number];

export const originsTold: Check = {
  name: 'origins-told',
  why: 'Adult ranges of one kind that are put together from several publications must name each of them.',
  run({ markers }) {
    return markers.flatMap((marker) => {
      const { slug, chosenBecause, es } = marker;
      return mixed(marker).flatMap((publisher) =>
        (
          [
            ['chosenBecause', chosenBecause],
            ['es.chosenBecause', es.chosenBecause],
          ] as const
        )
          .filter(([, text]) => !names(publisher).some((name) => text.includes(name)))
          .map(([at]) => ({
            rule: this.name,
            file: fileOf('markers', slug),
            at,
            problem: `does not name ${publisher}`,
            tip: 'Say which ranges are whose, or take one whole list.',
          })),
      );
    });
  },
};

/** The publishers of a marker's adult ranges outside of pregnancy, where those of one kind have several. */
function mixed({ bands, sources }: Marker): string[] {
  const byKind = Map.groupBy(bands.filter(ofAdults), ({ kind }) => kind);
  const mixedOf = [...byKind.values()].map((same) => {
    const cited = same.flatMap(({ source }) => sources[source] ?? []);
    const sites = new Set(cited.map(({ url }) => new URL(url).hostname));
    return sites.size < 2 ? [] : cited.map(({ publisher }) => publisher);
  });
  return [...new Set(mixedOf.flat())];
}

const ofAdults = ({ pregnancy, ageBefore }: Band): boolean =>
  pregnancy === undefined &&
  (ageBefore === undefined || (ageBefore.unit === 'years' && ageBefore.value > 18));

/** The words of a publisher that are its own: names begin with a capital and have four letters or more. */
const names = (publisher: string): string[] =>
  publisher.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}.{3,}/u.test(word) && !SHARED.has(word));

const SHARED = new Set([
  'Clinic',
  'Clinical',
  'Diagnostics',
  'Health',
  'Hospital',
  'Laboratories',
  'Laboratory',
  'Medical',
]);
