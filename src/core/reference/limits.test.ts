import { expect, it } from 'vitest';
import { limitWithUnit } from './limits.ts';

it.each([
  [2.26193, 'mg/dL', '2.262 mg/dL'],
  [6.5, 'mmol/L', '6.5 mmol/L'],
  [1250, 'U/L', '1250 U/L'],
  [0.03, 'ng/mL', '0.03 ng/mL'],
])('says a limit of %s %s as %j', (of, unit, said) => {
  expect(limitWithUnit(of, unit)).toBe(said);
});
