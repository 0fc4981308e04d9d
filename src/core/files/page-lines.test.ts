import { expect, it } from 'vitest';
import { type Placed, pageLines } from './page-lines.ts';

const at = (x: number, y: number, text: string): Placed => ({ text, x, y, width: text.length * 5, size: 10 });

it('puts pieces of one height on one line, columns apart and words together', () => {
  expect(
    pageLines([
      at(40, 100, 'Ferritin'),
      at(250, 101, '8'),
      at(40, 700, 'Hemo'),
      at(60, 700, 'globin'),
      at(250, 698, '10.9'),
      at(274, 698, 'L'),
      at(300, 700, ' '),
    ]),
  ).toEqual(['Hemoglobin   10.9 L', 'Ferritin   8']);
});

const table = (rows: readonly (readonly [string, string, string, string, string?, string?])[]): string[] =>
  pageLines(
    rows.flatMap((cells, i) => cells.map((text = '', column) => at(40 + 90 * column, 700 - 20 * i, text))),
  );

it('reads two tables beside each other one after the other', () => {
  expect(
    table([
      ['WBC', '6.4', '3.4-10.8', 'Glucose', '92', '70-99'],
      ['RBC', '4.3', '3.8-5.3', 'Sodium', '140', '134-144'],
      ['MCV', '88', '79-97', 'Calcium', '9.4', '8.7-10.2'],
    ]),
  ).toEqual([
    'WBC   6.4   3.4-10.8',
    'RBC   4.3   3.8-5.3',
    'MCV   88   79-97',
    'Glucose   92   70-99',
    'Sodium   140   134-144',
    'Calcium   9.4   8.7-10.2',
  ]);
});

it('takes flags beside earlier results for no second table', () => {
  const lines = table([
    ['TSH', '5.8', 'High', '4.9', 'uIU/mL', '0.4-4.5'],
    ['T4', '0.4', 'Low', '1.1', 'ng/dL', '0.8-1.8'],
    ['Iron', '20', 'Low', '80', 'ug/dL', '27-159'],
  ]);
  expect(lines[0]).toBe('TSH   5.8   High   4.9   uIU/mL   0.4-4.5');
});
