import { describe, expect, it } from 'vitest';
import { typedValuesIn } from './typed-value.ts';

const NAMES = new Set(
  'lp a,tsh,cholesterol,a1c,ca 125,ca,vitamin d,vit d,testosterone,psa,alt,ast,ana,ferritin,b12,hsv 2,hsv 2 igg,t3,progesterone,lipid panel,sodium,sodio,platelets,plaquetas'.split(
    ',',
  ),
);
const AROUND = /^(?:el|la|me|my|en|is|at|salio| )+ | (?:el|la|me|my|en|is|at|salio)+$/g;
/** As names of analytes are known: small words around a name do not matter. */
const isName = (name: string): boolean => NAMES.has(name.toLowerCase().replace(AROUND, ''));
const read = (text: string, codes: readonly string[] = []) =>
  typedValuesIn(text, isName, (number) => codes.includes(number));

describe('a result in a search', () => {
  it.each([
    ['tsh 5.2', 'tsh', '5.2', undefined],
    ['cholesterol 240 mg/dL', 'cholesterol', '240', 'mg/dL'],
    ['my cholesterol is 265 what now', 'cholesterol', '265', undefined],
    ['is 5.8 a1c prediabetes', 'a1c', '5.8', undefined],
    ['a1c 6.1%', 'a1c', '6.1', '%'],
    ['tsh 8.6 and tired', 'tsh', '8.6', undefined],
    ['psa 6.8 age 66', 'psa', '6.8', undefined],
    ['ana 1:320 speckled', 'ana', '1:320', undefined],
    ['b12 over 2000', 'b12', '2000', undefined],
    ['psa went from 1.1 to 3.0', 'psa', '3.0', undefined],
    ['vitamin d: 18', 'vitamin d', '18', undefined],
    ['lp(a) 180 nmol', 'lp a', '180', 'nmol'],
    ['tsh .02', 'tsh', '.02', undefined],
    ['a1c 6.4 am i diabetic', 'a1c', '6.4', undefined],
    ['ferritina', undefined, undefined, undefined],
    ['platelets 24 thousand', 'platelets', '24000', undefined],
    ['plaquetas en 24 mil en mis analisis', 'plaquetas', '24000', undefined],
    ['platelets 3.5k', 'platelets', '3500', undefined],
    ['platelets 24 k/ul', 'platelets', '24', 'k/ul'],
    ['me salio el sodio en 121, ando mareada', 'sodio', '121', undefined],
    ['el sodio se me bajo de 138 a 121', 'sodio', '121', undefined],
    ['my sodium is at 121', 'sodium', '121', undefined],
    ['sodium in the 120s', 'sodium', '120', undefined],
    ['sodium 7 point 1', 'sodium', '7.1', undefined],
    ['sodio 7,1', 'sodio', '7,1', undefined],
  ])('%s', (text, name, value, unit) => {
    const [first] = read(text);
    expect([first?.name, first?.value, first?.unit]).toEqual([name, value, unit]);
  });

  it('may be one of several', () => {
    expect(read('alt 88 ast 62')).toEqual([
      { name: 'alt', value: '88' },
      { name: 'ast', value: '62' },
    ]);
  });

  it('before a name is the value of the name before it', () => {
    const isAlsoBehindCode = (name: string): boolean => /^(?:\d+ )?(?:ldl|hdl)$/.test(name);
    expect(typedValuesIn('ldl 187 hdl 38', isAlsoBehindCode)).toEqual([
      { name: 'ldl', value: '187' },
      { name: 'hdl', value: '38' },
    ]);
  });

  it('is not the code of a test before its name', () => {
    expect(read('899 tsh', ['899'])).toEqual([]);
    expect(read('tsh 899', ['899'])).toEqual([{ name: 'tsh', value: '899' }]);
  });

  it.each([
    'ca 125 test',
    'hsv 2 igg',
    'testosterone over 40',
    'testosterone 35 year old',
    'cholesterol test 40 dollars',
    'progesterone day 21',
    'psa at 50',
    'testosterone 8 am',
    'lipid panel 80061',
    'tsh every 6 weeks',
    '25 vit d',
  ])('is not the number in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });
});
