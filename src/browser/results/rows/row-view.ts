import { icon } from '../../../blocks/icons.ts';
import { isCriticalMark } from '../../../core/alarm/floor.ts';
import { FORM_WORDS } from '../../../views/interpret-results/form-words.ts';
import { WORDS } from '../../../views/words.ts';
import { built } from '../../built.ts';
import { numberIn } from '../../forms/read-form.ts';
import { pageLang } from '../../language.ts';
import type { RowText } from '../private-link.ts';

/** What a press on a row asks for. */
export type RowAct = 'edit' | 'remove';

/** A value as a line of the table, with a pencil and a cross. */
export function rowLine(row: RowText, source: string | undefined, act: (what: RowAct) => void): HTMLElement {
  const words = FORM_WORDS[pageLang()];
  const name = row.marker === '' ? words.unnamed : row.marker;
  const line = document.createElement('tr');
  line.setAttribute('role', 'row');
  if (source !== undefined) line.title = WORDS[pageLang()].from(source);
  const acts = cell('act');
  acts.append(
    button('edit', words.edit(name), () => act('edit')),
    button('close', WORDS[pageLang()].removeRow(name), () => act('remove')),
  );
  const head = document.createElement('th');
  head.scope = 'row';
  head.setAttribute('role', 'rowheader');
  head.textContent = name;
  const side = sideOf(row);
  const flag = cell('side', side === undefined ? '' : words.sides[side]);
  if (side !== undefined) flag.dataset.side = side;
  line.append(
    head,
    cell('value', row.value),
    cell('unit', row.unit),
    cell('range', rangeText(row, source)),
    flag,
    acts,
  );
  return line;
}

/** What stands in a line of its own below a row: why it is to be checked. */
export function noteLine(...content: (Node | string)[]): HTMLElement {
  const line = document.createElement('tr');
  line.className = 'why';
  line.setAttribute('role', 'row');
  const only = cell('note');
  only.colSpan = COLUMNS;
  only.append(...content);
  line.append(only);
  return line;
}

const COLUMNS = 6;

/** The names of the columns. */
export function headLine(): HTMLElement {
  const { columns } = FORM_WORDS[pageLang()];
  const group = document.createElement('thead');
  const line = document.createElement('tr');
  group.setAttribute('role', 'rowgroup');
  line.setAttribute('role', 'row');
  line.append(
    ...Object.entries(columns).map(([column, text]) => {
      const head = document.createElement('th');
      head.scope = 'col';
      head.className = column;
      head.setAttribute('role', 'columnheader');
      head.textContent = text;
      return head;
    }),
  );
  group.append(line);
  return group;
}

function cell(column: string, text = ''): HTMLTableCellElement {
  const made = document.createElement('td');
  made.className = column;
  made.setAttribute('role', 'cell');
  made.textContent = text;
  return made;
}

function button(sign: 'edit' | 'close', name: string, pressed: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'quiet';
  made.dataset.act = sign;
  made.append(built(icon(sign)));
  made.setAttribute('aria-label', name);
  made.addEventListener('click', pressed);
  return made;
}

/** The range as its line prints it: whether a limit itself is outside shows only there. */
export function rangeText({ low, high }: Pick<RowText, 'low' | 'high'>, source = ''): string {
  if (low !== '' && high !== '') return `${low}–${high}`;
  const limit = low === '' ? high : low;
  if (limit === '') return '';
  const excludes = new RegExp(`[<>](?!\\s*(?:=|or))\\s*${limit.replaceAll('.', '\\.')}`).test(source);
  if (low !== '') return `${excludes ? '>' : '≥'} ${limit}`;
  return `${excludes ? '<' : '≤'} ${limit}`;
}

/** Where a value lies of the report's own range, as far as both are plain numbers. */
export function sideOf({ value, low, high, mark }: RowText): 'high' | 'low' | 'critical' | undefined {
  if (isCriticalMark(mark)) return 'critical';
  const [, sign = '', digits = ''] = /^([<>]?)=?\s*(.+)$/.exec(value) ?? [];
  const [number, from, to] = [digits, low, high].map(numberIn);
  if (number === undefined) return undefined;
  if (to !== undefined && number > to && sign !== '<') return 'high';
  return from !== undefined && number < from && sign !== '>' ? 'low' : undefined;
}
