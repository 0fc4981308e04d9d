import { type Element, el, type Node } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import {
  type Answer,
  a,
  change,
  figures,
  h2,
  messageElements,
  p,
  type Showing,
  said,
  table,
  ul,
} from '../showing.ts';
import { labName, money } from '../telling.ts';

interface Line {
  readonly slug: string;
  readonly name: string;
  readonly type: 'test' | 'panel';
  readonly price: number;
}
interface Unavailable {
  readonly item: string;
  readonly code: string;
  readonly reason: string;
  readonly alternatives?: readonly { readonly slug: string; readonly lab?: string }[];
}
interface Quoted {
  readonly status: string;
  readonly state?: string;
  readonly stateName?: string;
  readonly lab?: string;
  readonly routed?: boolean;
  readonly items: readonly Line[];
  readonly unavailable: readonly Unavailable[];
  readonly subtotal?: number;
  readonly labFee: number;
  readonly total?: number;
  readonly cartUrl?: string;
  readonly byLab?: readonly {
    readonly lab: string;
    readonly subtotal: number;
    readonly labFee: number;
    readonly total: number;
    readonly unavailable: readonly string[];
  }[];
  readonly savings?: readonly {
    readonly items: readonly Line[];
    readonly total: number;
    readonly saves: number;
  }[];
  readonly warnings?: readonly string[];
}

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
    labHead: ['Lab', 'Subtotal', 'Total', 'Leaves out', 'Choose'],
    nothing: 'nothing',
    choose: 'Choose',
    chosen: 'Shown above',
    chooseLab: (lab: string) => `Choose ${lab}`,
    know: 'Good to know',
    cart: 'Go to the cart',
    bought: 'Nothing is bought before you say so there.',
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
    nothing: 'nada',
    choose: 'Elegir',
    chosen: 'Mostrado arriba',
    chooseLab: (lab: string) => `Elegir ${lab}`,
    know: 'Conviene saber',
    cart: 'Ir al carrito',
    bought: 'No se compra nada hasta que usted lo confirme allí.',
  },
} as const;

const named = ({ slug, name }: { slug: string; name: string }, showing: Showing): string =>
  showing.nameOf(slug) ?? name;

const askedItems = ({ asked }: Showing): string[] =>
  Array.isArray(asked.items) ? asked.items.map(String) : [];

/** An order priced: the total first, then what it is made of, what is left out and what would be cheaper. */
export function quoteElements(answer: Answer, showing: Showing): Element[] {
  const quoted = answer as unknown as Quoted;
  const words = WORDS[showing.lang];
  if (quoted.items === undefined) return messageElements(answer, showing);
  if (quoted.total === undefined) return [...messageElements(answer, showing), ...refused(quoted, showing)];
  const where = [
    words.at(labName(quoted.lab ?? '', showing)),
    ...(quoted.stateName === undefined ? [] : [words.drawn(quoted.stateName)]),
  ];
  return [
    figures([[`${words.total}, ${where.join(', ')}`], money(quoted.total), { 'data-total': '' }]),
    ...savings(quoted, showing),
    orderTable(quoted, showing),
    ...refused(quoted, showing),
    ...labsTable(quoted, showing),
    ...(quoted.warnings === undefined || quoted.warnings.length === 0
      ? []
      : [h2(words.know), ul(quoted.warnings.map((warning) => said(warning, showing)))]),
    ...(quoted.cartUrl === undefined
      ? []
      : [
          el(
            'p',
            { class: 'actions' },
            el('a', { class: 'button', href: cartPath(quoted.cartUrl, showing) }, words.cart),
            ' ',
            el('span', { class: 'hint' }, words.bought),
          ),
        ]),
  ];
}

/** The cart of this site in the page's language; a store's own address as it is. */
const cartPath = (url: string, { origin, lang }: Showing): string =>
  url.startsWith(`${origin}/`) ? pathIn(url.slice(origin.length), lang) : url;

export function orderTable(
  quoted: Pick<Quoted, 'items' | 'subtotal' | 'labFee' | 'total'>,
  showing: Showing,
): Element {
  const words = WORDS[showing.lang];
  return table(
    words.order,
    words.head,
    quoted.items.map((line) => [
      a(named(line, showing), pathIn(`/${line.type}s/${line.slug}`, showing.lang)),
      money(line.price),
    ]),
    [1],
    [
      [words.subtotal, money(quoted.subtotal ?? 0)],
      [words.fee, money(quoted.labFee)],
      [words.sum, el('strong', {}, money(quoted.total ?? 0))],
    ],
  );
}

function savings(quoted: Quoted, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const refusedItems = quoted.unavailable.filter(({ code }) => code !== 'duplicate').map(({ item }) => item);
  return (quoted.savings ?? []).map((saving) => {
    const names = saving.items.map((line) => named(line, showing)).join(', ');
    const text = saving.items.length === 1 ? words.savingText : words.savingsText;
    return el(
      'div',
      { class: 'saving' },
      p(el('strong', {}, words.saving(money(saving.saves)))),
      p(text(names, money(saving.total))),
      change(words.use, showing, { items: [...saving.items.map(({ slug }) => slug), ...refusedItems] }),
    );
  });
}

/** What is not in the total, each with its reason and, where the order can be changed, what could be done. */
export function refused(
  quoted: Pick<Quoted, 'unavailable' | 'routed'>,
  showing: Showing,
  { changeable = true } = {},
): Element[] {
  const words = WORDS[showing.lang];
  if (quoted.unavailable.length === 0) return [];
  const items = askedItems(showing);
  return [
    h2(words.left),
    el(
      'ul',
      { class: 'unavailable' },
      ...quoted.unavailable.map(({ item, reason, alternatives = [] }) => {
        const name = showing.nameOf(item) ?? item;
        const without = items.filter((one) => one !== item);
        const ways: Node[] = alternatives.map(({ slug, lab }) =>
          lab === undefined
            ? change(words.instead(showing.nameOf(slug) ?? slug), showing, { items: [...without, slug] })
            : change(words.atLab(labName(lab, showing)), showing, { lab }),
        );
        return el(
          'li',
          {},
          p(el('strong', {}, name), ': ', said(reason, showing)),
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

function labsTable(quoted: Quoted, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const labs = quoted.byLab ?? [];
  if (labs.length < 2) return [];
  return [
    table(
      words.labs,
      words.labHead,
      labs.map(({ lab, subtotal, total, unavailable }) => {
        const name = labName(lab, showing);
        return [
          name,
          money(subtotal),
          el('strong', {}, money(total)),
          unavailable.length === 0
            ? words.nothing
            : unavailable.map((item) => showing.nameOf(item) ?? item).join(', '),
          lab === quoted.lab ? words.chosen : change(words.choose, showing, { lab }, words.chooseLab(name)),
        ];
      }),
      [1, 2],
    ),
  ];
}
