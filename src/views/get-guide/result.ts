import { type Block, heading } from '../../blocks/doc.ts';
import type { Element } from '../../blocks/element.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { getGuide } from '../../core/tools/get-guide.ts';
import { a, h2, messageElements, p, type Showing, toElements } from '../showing.ts';

const WORDS = {
  en: {
    open: 'Open the page',
    near: 'Did you mean one of these?',
    guides: 'Guides',
    conditions: 'Health topics',
    more: 'Other lists',
  },
  es: {
    open: 'Abrir la página',
    near: '¿Quiso decir una de estas?',
    guides: 'Guías',
    conditions: 'Temas de salud',
    more: 'Otras listas',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** A guide is a page of this site: its answer leads there. */
export function result(guided: AnswerOf<typeof getGuide>, showing: Showing): Element[] {
  const { origin, lang } = showing;
  const words = WORDS[lang];
  if (guided.status !== 'ok')
    return [...messageElements(guided, showing), ...listElements(words.near, guided.near, showing)];
  const { title, url } = guided;
  if (title !== undefined && url !== undefined)
    return [
      h2(title),
      p(a(words.open, url.startsWith(`${origin}/`) ? url.slice(origin.length) : url, { class: 'button' })),
    ];
  return (['guides', 'conditions', 'more'] as const).flatMap((key) =>
    listElements(words[key], guided[key], showing),
  );
}

interface Listed {
  readonly path: string;
  readonly title: string;
}

function listElements(title: string, pages: readonly Listed[] = [], showing: Showing): Element[] {
  if (pages.length === 0) return [];
  const blocks: Block[] = [
    heading(title),
    { kind: 'links', items: pages.map((page) => ({ title: page.title, path: page.path })) },
  ];
  return toElements(blocks, showing);
}
