import { languageOf } from '../../../core/address.ts';
import { componentsIn } from '../../../core/guides/prose-components.ts';
import { absentFrom, type Feature, type Features, isAbsent } from '../../../core/model/store/features.ts';

/** Components that draw what a feature has. */
const COMPONENTS: Readonly<Record<string, Feature>> = {
  Elsewhere: 'comparison',
  HospitalRange: 'comparison',
};

/** Whether words name a tool that a store does not have, or MCP where it answers none. */
export function namesAbsent(shows: Features): (words: string) => boolean {
  const named = [...absentFrom(shows).tools, ...(shows.mcp ? [] : ['MCP', '/mcp'])];
  const names = new RegExp(`(?<![\\w-])(?:${named.join('|')})(?![\\w-])`);
  return (words) => named.length > 0 && names.test(words);
}

/** Stands before words that were a link to a page that is not there. */
const UNLINKED = '\u0000';

/**
 * Prose without what a store does not have: a link to its pages is words, a sentence that begins with one is left
 * out, and so are the sections, rows and sentences that name its tools.
 */
export function withoutAbsent(body: string, shows: Features): string {
  const drawn = componentsIn(body).filter(({ name }) => {
    const feature = COMPONENTS[name];
    return feature !== undefined && !shows[feature];
  });
  const text = drawn
    .reduce((rest, { source }) => rest.replace(source, ''), body)
    .replaceAll(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (link, words, path) =>
      isAbsent(languageOf(path).path, absentFrom(shows)) ? UNLINKED + words : link,
    );
  const names = namesAbsent(shows);
  const isNamed = (words: string): boolean => words.startsWith(UNLINKED) || names(words);
  return unnamed(text, isNamed).replaceAll(UNLINKED, '');
}

/** Markdown without the sections, the rows of tables and the sentences that name something. */
function unnamed(text: string, isNamed: (words: string) => boolean): string {
  let left = Number.POSITIVE_INFINITY;
  return text
    .split('\n')
    .flatMap((line) => {
      const depth = /^(#+) /.exec(line)?.[1]?.length;
      if (depth !== undefined && depth <= left) left = isNamed(line) ? depth : Number.POSITIVE_INFINITY;
      if (left !== Number.POSITIVE_INFINITY) return [];
      if (line.startsWith('|')) return isNamed(line) ? [] : [line];
      const [, marker = '', words = ''] = /^(\s*(?:[-*]|\d+\.)? *)(.*)$/.exec(line) ?? [];
      const sentences = words.split(SENTENCES);
      const kept = sentences.filter((sentence) => !isNamed(sentence));
      if (kept.length === sentences.length) return [line];
      return kept.length === 0 ? [] : [marker + kept.join(' ')];
    })
    .join('\n');
}

/** Between two sentences; what stands in brackets after one belongs to it. */
const SENTENCES = /(?<=[.!?]\)?)\s+(?=[^a-z(])/;
