import { printDollars } from '../../../core/pricing/money.ts';
import type { Imported } from './import.ts';
import type { PriceChange } from './merge.ts';

const dollars = (cents: number | undefined): string =>
  cents === undefined ? 'no price' : printDollars(cents);

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

const changeLine = ({ slug, lab, from, to }: PriceChange): string =>
  `  ${slug} at ${lab}: ${from === undefined ? '' : `${dollars(from)} -> `}${dollars(to)}`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** What an import does, as its owner reads it in a terminal: how it was read, each row, each price, what is left. */
export function importTold(imported: Imported, unit: 'line' | 'row'): string {
  const { reading, matched, changes, jumps, rejected, doubts, unpriced, notOurs, kept, confirmed } = imported;
  const open = doubts.filter(({ slug }) => slug === '');
  const fresh = changes.filter(({ from }) => from === undefined);
  const other = changes.filter(({ from }) => from !== undefined);
  return [
    ...reading,
    ...section(
      'Understood as:',
      matched.map(
        ({ at, name, slug, by }) => `  ${unit} ${at}: ${name === '' ? slug : name} -> ${slug} (by ${by})`,
      ),
    ),
    ...section('New prices:', fresh.map(changeLine)),
    ...section(
      'Changed prices:',
      other.map((change) => `${changeLine(change)}${jumps.includes(change) ? '   JUMP' : ''}`),
    ),
    ...section(
      'In doubt:',
      open.map(({ line, name, why }) => `  ${unit} ${line}: ${name}: ${why}`),
    ),
    ...section(
      'Rejected:',
      rejected.map(({ at, name, reason }) => `  ${unit} ${at}: ${name === '' ? '' : `${name}: `}${reason}`),
    ),
    '',
    ...[
      `${counted(matched.length, 'row')} understood, ${counted(open.length, 'row')} in doubt, ${counted(new Set(rejected.map(({ at }) => at)).size, 'row')} rejected, ${counted(notOurs.length, 'row')} not sold here by your decision, ${counted(unpriced.length, 'row')} without a price${unpriced.length === 0 ? '' : ` (${unit} ${unpriced.join(', ')})`}.`,
      `${counted(fresh.length, 'new price')}, ${counted(other.length, 'changed price')}, ${counted(confirmed.length, 'row')} with the same prices and a later day.`,
      ...(kept.length === 0
        ? []
        : [
            `${counted(kept.length, 'row keeps', 'rows keep')} the earlier day, since one day stands for all labs of a row and the list does not name all of them: ${kept.join(', ')}. If their other prices still hold, say so with --others-hold.`,
          ]),
      ...(imported.keptForDoubt ? ['Nothing leaves prices.csv while rows are in doubt or rejected.'] : []),
    ],
  ].join('\n');
}
