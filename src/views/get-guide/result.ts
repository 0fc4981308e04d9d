import { heading } from '../../blocks/doc.ts';
import type { Element } from '../../blocks/element.ts';
import { elements } from '../../blocks/html.ts';
import { pathIn } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { getGuide } from '../../core/tools/get-guide.ts';
import { careElements } from '../care.ts';
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
    return [
      ...careElements(guided.seekCare ?? [], lang),
      ...messageElements({ message: guided.message }, showing),
      ...listElements(words.near, guided.options, lang),
    ];
  const { title, url } = guided;
  if (title !== undefined && url !== undefined)
    return [
      h2(title),
      p(a(words.open, url.startsWith(`${origin}/`) ? url.slice(origin.length) : url, { class: 'button' })),
    ];
  const { more } = guided;
  return [
    ...LISTS.flatMap((list) =>
      listElements(title ?? words[list === 'guides' ? list : 'conditions'], guided[list], lang),
    ),
    ...(more === undefined
      ? []
      : toElements(
          [heading(words.more), { kind: 'links', items: more.map(({ path, title }) => ({ path, title })) }],
          showing,
        )),
  ];
}

/** A list that is asked for alone has its title; without a path there are the first two. */
const LISTS = ['guides', 'conditions', 'answers', 'biomarkers', 'states', 'compare', 'docs'] as const;

interface Listed {
  readonly path: string;
  readonly title: string;
  readonly lang?: Lang | undefined;
}

/** Pages in the language that is shown, or, where there are none, in their own. */
function listElements(title: string, pages: readonly Listed[] | undefined, lang: Lang): Element[] {
  if (pages === undefined || pages.length === 0) return [];
  const items = pages.map((page) => {
    const own = page.lang === undefined ? {} : { lang: page.lang };
    return { title: page.title, path: pathIn(page.path, page.lang ?? lang), ...own };
  });
  return elements([heading(title), { kind: 'links', items }], lang);
}
