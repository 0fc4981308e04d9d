import { addLink } from '../../blocks/add-link.ts';
import { type Element, el, type Node } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import { isAbsent } from '../../core/model/store/features.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { AnswerOf, AnswerWith } from '../../core/tools/define.ts';
import type { quoteOrder } from '../../core/tools/quote-order.ts';
import { preparationSection } from '../preparation.ts';
import {
  a,
  change,
  figures,
  h2,
  labName,
  messageElements,
  p,
  type Showing,
  table,
  toElements,
  ul,
} from '../showing.ts';

type Quoted = AnswerOf<typeof quoteOrder>;
type Priced = AnswerWith<typeof quoteOrder, 'ok'>;
type Refused = Exclude<Quoted, { readonly status: 'needs_info' }>;

const WORDS = {
  en: {
    total: 'Total, all in',
    at: (lab: string) => `at ${lab}`,
    drawn: (state: string) => `drawn in ${state}`,
    order: 'Your order',
    head: ['Test or panel', 'Price'],
    subtotal: 'Subtotal',
    fee: 'Lab processing fee, once per order',
    sum: 'Total',
    left: 'Left out',
    instead: (name: string) => `Use ${name} instead`,
    atLab: (lab: string) => `Order at ${lab}`,
    remove: (name: string) => `Remove ${name}`,
    saving: (saves: string) => `Save ${saves}`,
    savingText: (names: string, total: string) =>
      `${names} measures everything in your order, for ${total} in all.`,
    savingsText: (names: string, total: string) =>
      `${names} together measure everything in your order, for ${total} in all.`,
    use: 'Use this instead',
    labs: 'The same order at each lab',
    labHead: ['Lab', 'Subtotal', 'Total', 'Not included', 'Choose'],
    nothing: 'All tests included ✓',
    choose: 'Choose',
    chosen: 'Shown above',
    chooseLab: (lab: string) => `Choose ${lab}`,
    know: 'Good to know',
    cart: 'Go to the cart',
    elsewhere: 'Compare this order with other services',
    bought: 'You won’t be charged yet.',
  },
  es: {
    total: 'Total, todo incluido',
    at: (lab: string) => `en ${lab}`,
    drawn: (state: string) => `con toma en ${state}`,
    order: 'Su pedido',
    head: ['Prueba o panel', 'Precio'],
    subtotal: 'Subtotal',
    fee: 'Cargo del laboratorio, una vez por pedido',
    sum: 'Total',
    left: 'Sin incluir',
    instead: (name: string) => `Usar ${name} en su lugar`,
    atLab: (lab: string) => `Pedir en ${lab}`,
    remove: (name: string) => `Quitar ${name}`,
    saving: (saves: string) => `Ahorre ${saves}`,
    savingText: (names: string, total: string) => `${names} mide todo lo de su pedido por ${total} en total.`,
    savingsText: (names: string, total: string) =>
      `${names} juntos miden todo lo de su pedido por ${total} en total.`,
    use: 'Usar esto',
    labs: 'El mismo pedido en cada laboratorio',
    labHead: ['Laboratorio', 'Subtotal', 'Total', 'Sin incluir', 'Elegir'],
    nothing: 'Todas las pruebas incluidas ✓',
    choose: 'Elegir',
    chosen: 'Mostrado arriba',
    chooseLab: (lab: string) => `Elegir ${lab}`,
    know: 'Conviene saber',
    cart: 'Ir al carrito',
    elsewhere: 'Comparar este pedido con otros servicios',
    bought: 'Todavía no se le cobra nada.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

const askedItems = ({ asked }: Showing): string[] =>
  Array.isArray(asked.items) ? asked.items.map(String) : [];

/** An order priced: the total first, then what it is made of, what is left out and what would be cheaper. */
export function result(quoted: Quoted, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  if (quoted.status === 'needs_info') return messageElements(quoted, showing, 'state');
  if (quoted.status !== 'ok') return [...messageElements(quoted, showing), ...refused(quoted, showing)];
  const where = [
    words.at(labName(quoted.lab, showing)),
    ...(quoted.stateName === undefined ? [] : [words.drawn(quoted.stateName)]),
  ];
  return [
    figures([[`${words.total}, ${where.join(', ')}`], printUsd(quoted.total), { 'data-total': '' }]),
    ...savings(quoted, showing),
    orderTable(quoted, showing),
    ...refused(quoted, showing),
    ...labsTable(quoted, showing),
    ...(quoted.warnings.length === 0 ? [] : [h2(words.know), ul(quoted.warnings)]),
    ...toElements(preparationSection(quoted.preparation, showing.lang), showing),
    el(
      'p',
      { class: 'actions' },
      addLink(
        {
          slugs: quoted.items.map(({ slug }) => slug),
          name: quoted.items.map(({ name }) => name).join(', '),
        },
        showing.lang,
      ),
      ' ',
      el('a', { class: 'button', href: cartPath(quoted.cartUrl, showing) }, words.cart),
      ' ',
      el('span', { class: 'hint' }, words.bought),
    ),
    ...elsewhere(
      quoted.items.map(({ slug }) => slug),
      showing,
    ),
  ];
}

const BASKET_PATH = '/compare/basket';

/** The way to the same order at other services, where they are compared. */
export function elsewhere(
  [test = '', ...others]: readonly string[],
  { lang, absent = [] }: Showing,
): Element[] {
  if (isAbsent(BASKET_PATH, { folders: absent })) return [];
  const more = others.length === 0 ? '' : `&withItems=${others.join(',')}`;
  return [
    el(
      'p',
      { class: 'actions' },
      a(WORDS[lang].elsewhere, `${pathIn(BASKET_PATH, lang)}?test=${test}${more}`),
    ),
  ];
}

/** The cart of this site in the page's language; a store's own address as it is. */
const cartPath = (url: string, { origin, lang }: Showing): string =>
  url.startsWith(`${origin}/`) ? pathIn(url.slice(origin.length), lang) : url;

export function orderTable(quoted: Priced, showing: Showing): Element {
  const words = WORDS[showing.lang];
  return table(
    words.order,
    words.head,
    quoted.items.map((line) => [
      a(line.name, pathIn(`/${line.type}s/${line.slug}`, showing.lang)),
      printUsd(line.price),
    ]),
    [1],
    [
      [words.subtotal, printUsd(quoted.subtotal)],
      [words.fee, printUsd(quoted.labFee)],
      [words.sum, el('strong', {}, printUsd(quoted.total))],
    ],
  );
}

function savings(quoted: Priced, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const refusedItems = quoted.unavailable.filter(({ code }) => code !== 'duplicate').map(({ item }) => item);
  return quoted.savings.map((saving) => {
    const names = saving.items.map(({ name }) => name).join(', ');
    const text = saving.items.length === 1 ? words.savingText : words.savingsText;
    return el(
      'div',
      { class: 'saving' },
      p(el('strong', {}, words.saving(printUsd(saving.saves)))),
      p(text(names, printUsd(saving.total))),
      change(words.use, showing, { items: [...saving.items.map(({ slug }) => slug), ...refusedItems] }),
    );
  });
}

/** What is not in the total, each with its reason and, where the order can be changed, what could be done. */
export function refused(quoted: Refused, showing: Showing, { changeable = true } = {}): Element[] {
  const words = WORDS[showing.lang];
  if (quoted.unavailable.length === 0) return [];
  const items = askedItems(showing);
  return [
    h2(words.left),
    el(
      'ul',
      { class: 'unavailable' },
      ...quoted.unavailable.map(({ item, name = item, reason, alternatives = [] }) => {
        const without = items.filter((one) => one !== item);
        const ways: Node[] = alternatives.map(({ slug, name: other, lab }) =>
          lab === undefined
            ? change(words.instead(other), showing, { items: [...without, slug] })
            : change(words.atLab(labName(lab, showing)), showing, { lab }),
        );
        return el(
          'li',
          {},
          p(el('strong', {}, name), ': ', reason),
          ...(changeable
            ? [
                el(
                  'p',
                  { class: 'actions' },
                  ...ways,
                  change(words.remove(name), showing, { items: without }),
                ),
              ]
            : []),
        );
      }),
    ),
  ];
}

function labsTable(quoted: Priced, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const labs = quoted.byLab;
  const nameOf = (item: string): string =>
    quoted.items.find(({ slug }) => slug === item)?.name ??
    quoted.unavailable.find((one) => one.item === item)?.name ??
    item;
  if (labs.length < 2) return [];
  return [
    table(
      words.labs,
      words.labHead,
      labs.map(({ lab, subtotal, total, unavailable }) => {
        const name = labName(lab, showing);
        return [
          name,
          printUsd(subtotal),
          el('strong', {}, printUsd(total)),
          unavailable.length === 0 ? words.nothing : unavailable.map(nameOf).join(', '),
          lab === quoted.lab ? words.chosen : change(words.choose, showing, { lab }, words.chooseLab(name)),
        ];
      }),
      [1, 2],
    ),
  ];
}
