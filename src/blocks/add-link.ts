import { pathIn } from '../core/address.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { type Element, el } from './element.ts';

/** One or several tests and panels that a press puts into the order. */
export interface Addable {
  readonly slugs: readonly string[];
  /** What is added, for who hears the page and sees no row around it. */
  readonly name: string;
  /** The main thing to do on its page. */
  readonly large?: true;
}

export const ADD_WORDS = {
  en: {
    add: 'Add',
    added: 'Added',
    addAll: (count: number) => `Add all ${count}`,
    large: 'Add to your order',
    largeAll: (count: number) => `Add these ${count} to your order`,
    largeAdded: 'In your order',
  },
  es: {
    add: 'Agregar',
    added: 'Agregada',
    addAll: (count: number) => `Agregar las ${count}`,
    large: 'Agregar a su pedido',
    largeAll: (count: number) => `Agregar estas ${count} a su pedido`,
    largeAdded: 'En su pedido',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** The address of a cart with these in it. */
export const addPath = (slugs: readonly string[], lang: Lang): string =>
  pathIn(`/cart?add=${slugs.join(',')}`, lang);

/** Puts into the order: a link to a cart with it, which a script turns into a button that stays pressed. */
export function addLink({ slugs, name, large }: Addable, lang: Lang): Element {
  const words = ADD_WORDS[lang];
  const [one, all] = large ? [words.large, words.largeAll] : [words.add, words.addAll];
  const text = slugs.length > 1 ? all(slugs.length) : one;
  return el(
    'a',
    {
      class: large ? 'add large' : 'add',
      href: addPath(slugs, lang),
      // Excerpts of the search would be full of it.
      'data-pagefind-ignore': '',
    },
    text,
    el('span', { class: 'unseen' }, ` ${name}`),
  );
}
