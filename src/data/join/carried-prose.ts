import { componentsIn, namesIn, PROSE_COMPONENTS } from '../../core/guides/prose-components.ts';
import type { InWords } from '../../core/model/said.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { wordsOf } from '../../core/words/index.ts';
import type { Prose } from '../read/prose.ts';

interface Catalog {
  readonly items: ReadonlyMap<string, InWords>;
  readonly sold: (slug: string) => boolean;
}

/** Prose without what it says of items that the store does not sell; what it teaches stays. */
export function carriedProse(prose: Prose, { items, sold }: Catalog): Prose {
  const left = (slug: string): boolean => items.has(slug) && !sold(slug);
  const { matter } = prose;
  // Nothing of the store says how private its first test is, so it is.
  const isUnsaid = matter.tests.slice(0, 1).some(left);
  return {
    ...prose,
    matter: {
      ...matter,
      ...(isUnsaid ? { private: true } : {}),
      tests: matter.tests.filter((slug) => !left(slug)),
    },
    body: relinked(withoutParts(prose.body, prose.lang, left), left),
  };
}

/** A page of an item that is not sold here is the one that says so; what compares its price has none. */
const relinked = (body: string, left: (slug: string) => boolean): string =>
  body
    .replaceAll(/\]\(((?:\/es)?)\/(?:tests|panels)\/([\w-]+)(?:\.md)?\)/g, (link, folder, slug) =>
      left(slug) ? `](${folder}/not-sold/${slug})` : link,
    )
    .replaceAll(/\[([^\]]*)\]\((?:\/es)?\/compare\/prices\/([\w-]+)(?:\.md)?\)/g, (link, text, slug) =>
      left(slug) ? text : link,
    );

/** Components keep the items that are sold; one that has none left goes, and a price with its sentence. */
function withoutParts(body: string, lang: Lang, left: (slug: string) => boolean): string {
  return componentsIn(body).reduce((text, { name, props, source }) => {
    const takes: Readonly<Record<string, string>> =
      PROSE_COMPONENTS[name as keyof typeof PROSE_COMPONENTS] ?? {};
    const [key, value = ''] = Object.entries(props).find(([one]) => takes[one] === 'item') ?? [];
    const named = namesIn(value);
    if (key === undefined || !named.some(left)) return text;
    if (name === 'Price') return withoutPrice(text, source, lang);
    const kept = named.filter((slug) => !left(slug));
    return text.replace(source, () =>
      kept.length === 0 ? '' : source.replace(`"${value}"`, () => `"${kept.join(' ')}"`),
    );
  }, body);
}

/** In a table and in brackets a price is a phrase of its own; elsewhere its sentence says nothing without it. */
function withoutPrice(text: string, source: string, lang: Lang): string {
  const at = text.indexOf(source);
  const from = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(from, end < 0 ? text.length : end);
  const isPhrase = line.startsWith('|') || text[at - 1] === '(';
  if (isPhrase) return text.replace(source, () => wordsOf(lang).catalog.notSoldHere);
  const sentences = line.split(/(?<=[.!?])\s+(?=[^a-z])/);
  const kept = sentences.filter((sentence) => !sentence.includes(source)).join(' ');
  return text.slice(0, from) + kept + text.slice(from + line.length);
}
