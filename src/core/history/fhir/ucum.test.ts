import { expect, it } from 'vitest';
import { parseUnit } from '../../chemistry/units.ts';
import { ucumOf } from './ucum.ts';

it.each([
  ['mg/dL', 'mg/dL'],
  ['uIU/mL', 'u[IU]/mL'],
  ['mcg/dL', 'ug/dL'],
  ['Thousand/uL', '10*3/uL'],
  ['x10E3/uL', '10*3/uL'],
  ['10^12/L', '10*12/L'],
  ['mL/min/1.73m2', 'mL/min/{1.73_m2}'],
  ['fL', 'fL'],
  ['mEq/L', 'meq/L'],
])('%s is %s in UCUM', (printed, ucum) => {
  expect(ucumOf(printed)).toBe(ucum);
  expect(parseUnit(ucum)).toEqual(parseUnit(printed));
});

it.each(['mil/mm3', 'G/L', 'mg/L FEU', 'lbs', ''])('%s is left as printed', (printed) => {
  expect(ucumOf(printed)).toBeUndefined();
});
