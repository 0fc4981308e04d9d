import { type Element, el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { quoteOrder } from '../../core/tools/quote-order.ts';
import { preparationSection } from '../preparation.ts';
import { a, callout, figures, labName, p, type Showing, toElements } from '../showing.ts';
import { elsewhere, orderTable, refused } from './result.ts';

/** What a cart link asks for. */
export interface Cart {
  readonly items: readonly string[];
  readonly lab?: string;
  /** A lab was named that is none. */
  readonly strangeLab: boolean;
  /** More items than one order takes. */
  readonly tooMany: boolean;
}

const MOST_ITEMS = 25;

/** Reads the parameters of a cart link; those of campaigns only say where it came from. */
export function readCart(asked: URLSearchParams): Cart {
  const all = (asked.get('add') ?? '')
    .split(',')
    .map((slug) => slug.trim().slice(0, 120))
    .filter((slug) => slug !== '');
  const lab = asked.get('lab') ?? undefined;
  const known = lab !== undefined && /^lab_[123]$/.test(lab);
  return {
    items: all.slice(0, MOST_ITEMS),
    ...(known ? { lab } : {}),
    strangeLab: lab !== undefined && !known,
    tooMany: all.length > MOST_ITEMS,
  };
}

const WORDS = {
  en: {
    total: 'Total, all in',
    at: (lab: string) => `at ${lab}`,
    lab: 'The link names a lab that is not known here. Prices are those of our default lab.',
    many: 'An order takes up to 25 items. The rest of the link was left out.',
    none: 'Nothing in this link can be ordered.',
    store: 'Continue at the store',
    ordering: 'Ordering and payment happen at the store of whoever runs this service.',
    demo: 'This site only shows the order. Ordering and payment happen at the store of whoever runs this service; here no store is connected.',
    quote: 'Change the order or choose a state',
  },
  es: {
    total: 'Total, todo incluido',
    at: (lab: string) => `en ${lab}`,
    lab: 'El enlace nombra un laboratorio que no conocemos. Los precios son los de nuestro laboratorio habitual.',
    many: 'Un pedido admite hasta 25 pruebas. El resto del enlace no se incluyó.',
    none: 'Nada de este enlace se puede pedir.',
    store: 'Continuar en la tienda',
    ordering: 'El pedido y el pago se hacen en la tienda de quien ofrece este servicio.',
    demo: 'Este sitio solo muestra el pedido. El pedido y el pago se hacen en la tienda de quien ofrece este servicio; aquí no hay una tienda conectada.',
    quote: 'Cambiar el pedido o elegir un estado',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** The order that a link hands over, with its total; where a store is connected, the way there. */
export function cartElements(
  cart: Cart,
  quoted: AnswerOf<typeof quoteOrder>,
  showing: Showing & { readonly store?: string },
): Element[] {
  const { lang, store } = showing;
  const words = WORDS[lang];
  const notes = [
    ...(cart.strangeLab ? [callout('warning', words.lab)] : []),
    ...(cart.tooMany ? [callout('warning', words.many)] : []),
  ];
  const change = a(
    words.quote,
    `${pathIn('/tools/quote-order', lang)}?items=${cart.items.map(encodeURIComponent).join(',')}`,
  );
  if (quoted.status !== 'ok')
    return [
      ...notes,
      callout('warning', words.none),
      ...(quoted.status === 'needs_info' ? [] : refused(quoted, showing, { changeable: false })),
      el('p', { class: 'actions' }, change),
    ];
  return [
    ...notes,
    figures([
      [`${words.total}, ${words.at(labName(quoted.lab, showing))}`],
      printUsd(quoted.total),
      { 'data-total': '' },
    ]),
    orderTable(quoted, showing),
    ...refused(quoted, showing, { changeable: false }),
    ...toElements(preparationSection(quoted.preparation, lang), showing),
    ...(store === undefined
      ? [callout('note', words.demo), el('p', { class: 'actions' }, change)]
      : [
          p(words.ordering),
          el('p', { class: 'actions' }, a(words.store, store, { class: 'button' }), change),
        ]),
    elsewhere(cart.items, showing),
  ];
}
