import { type Element, el, type Node } from './element.ts';

interface Line {
  readonly name: string;
  readonly price: string;
  /** The page of what is bought. */
  readonly path?: string;
}

interface Way {
  readonly name: string;
  readonly path: string;
}

/** An order as it is paid: what is bought, what is added and taken off, the total, and the same elsewhere. */
export interface Receipt {
  readonly kind: 'receipt';
  readonly title: string;
  readonly lines: readonly Line[];
  readonly total: Line;
  /** The same order at other labs. */
  readonly elsewhere?: { readonly title: string; readonly lines: readonly Line[] };
  /** What kind of prices these are. */
  readonly note?: string;
  /** Ways on: to change it, to compare it. */
  readonly next: readonly Way[];
}

const linked = ({ name, path }: { readonly name: string; readonly path?: string }): Node =>
  path === undefined ? name : el('a', { href: path }, name);

const list = (lines: readonly Line[]): Element =>
  el(
    'dl',
    {},
    ...lines.map((line) => el('div', {}, el('dt', {}, linked(line)), ' ', el('dd', {}, line.price))),
  );

/** A receipt as a slip of paper: dots lead from a name to its price. */
export const receiptElement = ({ title, lines, total, elsewhere, note, next }: Receipt): Element =>
  el(
    'section',
    { class: 'receipt', 'aria-label': title },
    el('p', { class: 'receipt-title' }, title),
    list(lines),
    el('p', { class: 'receipt-total' }, el('span', {}, linked(total)), ' ', el('strong', {}, total.price)),
    ...(elsewhere === undefined
      ? []
      : [el('p', { class: 'receipt-elsewhere' }, elsewhere.title), list(elsewhere.lines)]),
    ...(note === undefined ? [] : [el('p', { class: 'hint' }, note)]),
    el('ul', { class: 'receipt-next' }, ...next.map((way) => el('li', {}, linked(way)))),
  );

/** @param text prints words for Markdown, with their links */
export function receiptMarkdown(
  { title, lines, total, elsewhere, note, next }: Receipt,
  text: (value: string | readonly [{ readonly text: string; readonly href: string }]) => string,
): string {
  const name = (line: { readonly name: string; readonly path?: string }): string =>
    text(line.path === undefined ? line.name : [{ text: line.name, href: line.path }]);
  const printed = (some: readonly Line[]): string =>
    some.map((line) => `- ${name(line)}: ${text(line.price)}`).join('\n');
  return [
    `**${text(title)}**`,
    `${printed(lines)}\n- **${name(total)}: ${text(total.price)}**`,
    ...(elsewhere === undefined ? [] : [text(elsewhere.title), printed(elsewhere.lines)]),
    ...(note === undefined ? [] : [text(note)]),
    next.map((way) => `- ${name(way)}`).join('\n'),
  ].join('\n\n');
}

/** A receipt whose links lead elsewhere, or nowhere: then a line is a name, and a way on is left out. */
export function receiptWith(receipt: Receipt, pathFor: (path: string) => string | undefined): Receipt {
  const line = ({ path, ...one }: Line): Line => {
    const to = path === undefined ? undefined : pathFor(path);
    return to === undefined ? one : { ...one, path: to };
  };
  const { elsewhere } = receipt;
  return {
    ...receipt,
    lines: receipt.lines.map(line),
    total: line(receipt.total),
    ...(elsewhere === undefined ? {} : { elsewhere: { ...elsewhere, lines: elsewhere.lines.map(line) } }),
    next: receipt.next.flatMap(({ name, path }) => {
      const to = pathFor(path);
      return to === undefined ? [] : [{ name, path: to }];
    }),
  };
}
