import { describe, expect, it } from 'vitest';
import { parseUnit, unitFactor, unitReadings } from './units.ts';

const factor = (from: string, to: string): number | undefined => {
  const [a, b] = [parseUnit(from), parseUnit(to)];
  return a === undefined || b === undefined ? undefined : unitFactor(a, b);
};

describe('printed units', () => {
  it.each([
    ['mIU/L', 'uIU/mL', 1],
    ['mIU/L', 'µIU/mL', 1],
    ['µU/mL', 'mU/L', 1],
    ['ng/dL', 'pg/mL', 10],
    ['µg/dL', 'mcg/dL', 1],
    ['mg/L', 'mg/dL', 0.1],
    ['mg/100mL', 'mg/dL', 1],
    ['K/uL', '10^9/L', 1],
    ['x10E3/uL', 'K/uL', 1],
    ['10*3/uL', 'thou/mcL', 1],
    ['10³/µL', 'K/mm3', 1],
    ['M/uL', '10^12/L', 1],
    ['x10E6/uL', 'M/uL', 1],
    ['cells/uL', 'K/uL', 0.001],
    ['mm/hr', 'mm/h', 1],
    ['mL/min/1.73m2', 'mL/min/1.73 m²', 1],
    ['IU/L', 'U/L', 1],
    ['µkat/L', 'U/L', 60],
    ['nmol/L', 'pmol/mL', 1],
    ['mg/g creat', 'mg/g', 1],
    ['MG/DL', 'mg/dL', 1],
    ['m[IU]/L', 'mIU/L', 1],
    ['mg/g{creat}', 'mg/g', 1],
    ['gm/dL', 'g/dL', 1],
    ['mg%', 'mg/dL', 1],
    ['mcg%', 'ug/dL', 1],
    ['% of total Hgb', '%', 1],
    ['mg/dL (calc)', 'mg/dL', 1],
    ['ng/mL FEU', 'mg/L FEU', 0.001],
    ['ug{FEU}/mL', 'ng/mL (FEU)', 1000],
    ['ng/mL D-DU', 'ng/mL DDU', 1],
    ['ng FEU/mL', 'ug/L FEU', 1],
    ['10(3)/uL', 'K/uL', 1],
    ['U/g Hb', 'U/g', 1],
    ['mg/24 hr', 'mg/24h', 1],
    ['g/day', 'mg/24h', 1000],
    ['mg/d', 'mg/24h', 1],
    ['ng/mL/hr', 'ug/L/h', 1],
    ['G/L', '10^9/L', 1],
    ['T/L', '10^12/L', 1],
    ['g/L', 'mg/dL', 100],
    ['x10*9/L', 'K/uL', 1],
    ['x 10^3 / uL', 'K/mcL', 1],
    ['10^3/µL', 'thous/mcL', 1],
    ['lakh/cumm', 'K/uL', 100],
    ['lakhs/cu.mm', '/uL', 100000],
    ['/mm3', 'K/uL', 0.001],
    ['cells/cmm', '/uL', 1],
    ['células/µL', '/mm³', 1],
    ['millones/mm3', 'M/uL', 1],
    ['miles/mm3', 'K/uL', 1],
    ['E9/L', '10*9/L', 1],
    ['µUI/mL', 'mIU/L', 1],
    ['UI/L', 'U/L', 1],
    ['U.I./L', 'IU/L', 1],
    ['mcUI/mL', 'uIU/mL', 1],
    ['gr/dL', 'g/dL', 1],
    ['mgs/dl', 'mg/dL', 1],
    ['mg/dL.', 'mg/dL', 1],
    ['mg per dL', 'mg/dL', 1],
    ['seg', 's', 1],
    ['%', 'L/L', 0.01],
    ['kPa', 'mmHg', 7.50062],
    ['mm/1h', 'mm/hr', 1],
    ['mL/min/1,73 m2', 'mL/min/1.73m2', 1],
    ['ml/min/1.73 m^2 BSA', 'mL/min/1.73m2', 1],
    ['mL/min/{1.73_m2}', 'mL/min/1.73m2', 1],
    ['nmol/h/mL', 'nmol/mL/hr', 1],
    ['mosmol/kg', 'mOsm/kg H2O', 1],
    ['mmol/mol Cr', 'umol/mmol', 1],
    ['million/ejaculate', 'x10^6/ejaculate', 1],
  ])('%s is %s times %d', (from, to, expected) => {
    expect(factor(from, to)).toBeCloseTo(expected, 12);
  });

  it.each([
    ['K/uL', 'mg/dL'],
    ['mg/dL', 'mmol/L'],
    ['%', 'mmol/mol'],
    ['mEq/L', 'mg/dL'],
    ['IU/L', 'ng/L'],
    ['ng/mL DDU', 'ng/mL FEU'],
    ['ng/mL', 'ng/mL FEU'],
    ['G/L', 'g/L'],
    ['AU/mL', 'U/mL'],
    ['RU/mL', 'IU/mL'],
    ['GPL', 'MPL'],
    ['L/L', 'mmol/mol'],
    ['mg/24h', 'mg/L'],
    ['ng/mL/h', 'ng/mL'],
  ])('%s and %s never convert by a factor', (from, to) => {
    expect(parseUnit(from)).not.toBeUndefined();
    expect(factor(from, to)).toBeUndefined();
  });

  it.each(['', 'mg', 'mg/', '/', 'foo/bar', 'mg/dL/foo', 'mg/dL/h/h', 'constructor', '3/uL', 'x', '/'])(
    '%o is no unit',
    (text) => {
      expect(parseUnit(text)).toBeUndefined();
    },
  );
});

it('has two readings of a word that is a million in English and a thousand in Spanish', () => {
  expect(unitReadings('mil/mm3').map(({ power }) => power)).toEqual([9, 12]);
  expect(unitReadings('G/L').map(({ kind }) => kind)).toEqual(['count/volume', 'mass/volume']);
  expect(unitReadings('mg/dL')).toHaveLength(1);
});
