import { fold } from '../names/fold.ts';

const ROMAN: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vii: '7',
  viii: '8',
  ix: '9',
  x: '10',
  xi: '11',
  xii: '12',
  xiii: '13',
};

/**
 * The spelling under which names of analytes are compared: `fold`, with the signs that tell two lines apart as words
 * ("Neutrophils %", "Neutrophils #") and the numerals of clotting factors as digits ("Factor VIII" is "Factor 8").
 */
export function spell(name: string): string {
  return fold(name.replaceAll('%', ' percent ').replaceAll('#', ' absolute '))
    .replace(/\b(factor|complex type|type) ([ivx]+)\b/g, (whole, word: string, numeral: string) =>
      Object.hasOwn(ROMAN, numeral) ? `${word} ${ROMAN[numeral]}` : whole,
    )
    .replace(/\bfactor (\d+)a\b/g, 'factor $1 a');
}
