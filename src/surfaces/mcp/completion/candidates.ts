import type { Dataset } from '../../../core/model/dataset.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { fold } from '../../../core/names/fold.ts';
import { onceFor } from '../../../core/once.ts';

/** What an argument or a part of an address can be completed with. */
export type Completes = 'test' | 'panel' | 'item' | 'marker' | 'condition' | 'guide' | 'state' | 'sex';

/** Something that can be put in, with the names by which people look for it. */
export interface Candidate {
  readonly value: string;
  readonly names: readonly string[];
}

const SEXES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['female', 'male'],
  es: ['mujer', 'hombre'],
};

/** Everything that fits, in the order in which it is offered when nothing is typed yet. */
export function candidates(kind: Completes, lang: Lang, data: Dataset): readonly Candidate[] {
  switch (kind) {
    case 'test':
    case 'panel':
      return items(data.catalog)[lang].filter(({ type }) => type === kind);
    case 'item':
      return items(data.catalog)[lang];
    case 'marker':
      return data.markers.records.map(({ slug, said }) => ({ value: slug, names: [said[lang].name] }));
    case 'condition':
      return data.catalog.conditions.map(({ slug, said }) => ({ value: slug, names: [said[lang].name] }));
    case 'guide':
      return data.pages
        .filter((page) => page.kind === 'guide' && page.lang === lang)
        .map(({ path, title }) => ({ value: path.split('/').at(-1) ?? '', names: [title] }));
    case 'state':
      return data.service.states.map(({ code, said, aliases }) => ({
        value: said[lang].name,
        names: [code, ...aliases],
      }));
    case 'sex':
      return SEXES[lang].map((value) => ({ value, names: [] }));
  }
}

/** What can be ordered, what is asked for most first. */
const items = onceFor((catalog: Dataset['catalog']) => {
  const entries = [...catalog.entries].sort((a, b) => Number(b.popular) - Number(a.popular));
  const said = (lang: Lang) =>
    entries.map((entry) => ({
      type: entry.type,
      value: entry.slug,
      names: [entry.said[lang].name, ...entry.said[lang].aliases],
    }));
  return { en: said('en'), es: said('es') };
});

/** Most values of one answer: https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion */
export const MOST_VALUES = 100;

/** The answer to completion/complete. */
export interface Completion {
  readonly values: string[];
  readonly total: number;
  readonly hasMore: boolean;
}

/**
 * What a text may become: first what begins with it, by value or name, then that of which a further word begins so. Of a list
 * with commas its last entry is completed, and those before it stay.
 */
export function completed(typed: string, all: readonly Candidate[], isList: boolean): Completion {
  const [, before = '', last = ''] = isList ? (/^(.*,\s*)?([^,]*)$/s.exec(typed) ?? []) : ['', '', typed];
  const asked = fold(last);
  const rank = ({ value, names }: Candidate): number => {
    const spelled = [value, ...names].map(fold);
    if (spelled.some((name) => name.startsWith(asked))) return 0;
    return spelled.some((name) => name.includes(` ${asked}`)) ? 1 : 2;
  };
  const ranked = all.map((candidate) => ({ candidate, at: rank(candidate) }));
  const found = [0, 1].flatMap((wanted) =>
    ranked.filter(({ at }) => at === wanted).map(({ candidate }) => before + candidate.value),
  );
  return {
    values: found.slice(0, MOST_VALUES),
    total: found.length,
    hasMore: found.length > MOST_VALUES,
  };
}
