import type { Doc } from '../blocks/doc.ts';

/** What search engines show before they cut. */
export const LONGEST_TITLE = 60;

/**
 * The title of a page with the brand. A long one goes without the brand, then in its short form, then without what
 * stands in parentheses.
 */
export function headTitle(
  { kind, title, shortTitle = title }: Pick<Doc, 'kind' | 'title' | 'shortTitle'>,
  brand: string,
): string {
  const branded = (said: string): string => (kind === 'home' ? `${brand}: ${said}` : `${said} · ${brand}`);
  const choices = [title, shortTitle, bare(title), bare(shortTitle)].flatMap((said) => [branded(said), said]);
  return choices.find((choice) => choice.length <= LONGEST_TITLE) ?? bare(shortTitle);
}

const bare = (title: string): string => title.replace(/ \([^)]*\)/g, '');
