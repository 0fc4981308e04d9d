import type { Doc } from '../blocks/doc.ts';

/** What search engines and tabs show before they cut. */
const LONGEST = 70;

/** The title of a page with the brand; a long one goes without the brand, then without what stands in parentheses. */
export function headTitle({ kind, title }: Pick<Doc, 'kind' | 'title'>, brand: string): string {
  const choices = [
    kind === 'home' ? `${brand}: ${title}` : `${title} · ${brand}`,
    title,
    title.replace(/ \([^)]*\)/g, ''),
  ];
  return choices.find((choice) => choice.length <= LONGEST) ?? choices.at(-1) ?? title;
}
