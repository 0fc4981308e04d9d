import { grouped } from '../grouped.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { stateIn } from '../places/states.ts';
import type { Speaking } from '../words/index.ts';
import { drawnIn, needsState, served } from './sold-in.ts';

/** The same of what the store sells in some states only. */
export const salesSaid = (
  entries: readonly CatalogEntry[],
  service: Dataset['service'],
  speaking: Speaking,
): string[] =>
  limitsSaid(
    entries.filter((entry) => needsState([entry])),
    service,
    speaking,
  );

/** For which of these items the state of the draw matters, and how: a sentence for those that are alike. */
export function limitsSaid(
  entries: readonly CatalogEntry[],
  service: Dataset['service'],
  { lang, words: { quote } }: Speaking,
): string[] {
  const all = served(service);
  const limited = entries.filter((entry) => drawnIn(entry, service).length < all.length);
  const named = (codes: readonly string[]): string[] => codes.map((code) => stateIn(code, service, lang));
  const alike = [...grouped(limited, (entry) => drawnIn(entry, service).join(' ')).values()];
  return [
    ...alike.map((group) => {
      const [first] = group;
      const there = first === undefined ? [] : drawnIn(first, service);
      const elsewhere = all.filter((code) => !there.includes(code));
      const names = group.map(({ said }) => said[lang].name);
      return there.length <= elsewhere.length
        ? quote.drawnOnlyIn(names, named(there))
        : quote.drawnNotIn(names, named(elsewhere));
    }),
    ...(limited.length > 1 &&
    !all.some((code) => limited.every((one) => drawnIn(one, service).includes(code)))
      ? [quote.nowhereTogether]
      : []),
  ];
}
