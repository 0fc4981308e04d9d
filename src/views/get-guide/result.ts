import { type Block, heading } from '../../blocks/doc.ts';
import type { Element } from '../../blocks/element.ts';
import { elements } from '../../blocks/html.ts';
import { withOwnLinks } from '../../blocks/own-links.ts';
import { type Answer, a, h2, messageElements, p, type Showing } from '../showing.ts';

interface Listed {
  readonly path: string;
  readonly title: string;
}
interface Guided {
  readonly title?: string;
  readonly url?: string;
  readonly guides?: readonly Listed[];
  readonly conditions?: readonly Listed[];
  readonly more?: readonly Listed[];
}

const WORDS = {
  en: {
    open: 'Open the page',
    guides: 'Guides',
    conditions: 'Health topics',
    more: 'Other lists',
  },
  es: {
    open: 'Abrir la página',
    guides: 'Guías',
    conditions: 'Temas de salud',
    more: 'Otras listas',
  },
} as const;

/** A guide is a page of this site: its answer leads there. */
export function guideElements(answer: Answer, showing: Showing): Element[] {
  const { origin, lang } = showing;
  if (answer.status !== 'ok') return messageElements(answer, showing);
  const words = WORDS[lang];
  const { title, url, ...lists } = answer as Guided;
  if (title !== undefined && url !== undefined)
    return [
      h2(title),
      p(a(words.open, url.startsWith(`${origin}/`) ? url.slice(origin.length) : url, { class: 'button' })),
    ];
  const links = (['guides', 'conditions', 'more'] as const).flatMap((key): Block[] =>
    lists[key] === undefined || lists[key].length === 0
      ? []
      : [
          heading(words[key]),
          { kind: 'links', items: lists[key].map(({ path, title }) => ({ path, title })) },
        ],
  );
  return elements(withOwnLinks(links, origin, lang), lang);
}
