import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { wordsOf } from '../words/index.ts';
import { hoursInWords } from './hours.ts';
import { findState, stateRule, statesNear } from './states.ts';
import { findZip } from './zip.ts';

const data = loadDataset();

describe('the shipped places', () => {
  it.each([
    ['10001', 'NY'],
    ['96813', 'HI'],
    ['99501', 'AK'],
    ['00901', 'PR'],
    ['02903', 'RI'],
    ['06390', 'NY'],
    ['00501', 'NY'],
  ])('put %s into %s', (zip, state) => {
    expect(findZip(zip, data.zips)).toMatchObject({ zip, state });
  });

  it('hold no 00000', () => {
    expect(findZip('00000', data.zips)).toBeUndefined();
  });

  it('route New York and New Jersey, and leave out Rhode Island', () => {
    expect(stateRule('NY', data.service)).toEqual({ kind: 'routed', lab: 'lab_3' });
    expect(stateRule('NJ', data.service)).toEqual({ kind: 'routed', lab: 'lab_3' });
    expect(stateRule('RI', data.service)).toEqual({ kind: 'not_served' });
    expect(stateRule('TX', data.service)).toEqual({ kind: 'any' });
  });

  it.each([
    ['N.Y.', 'NY'],
    ['NYC', 'NY'],
    ['Washington, D.C.', 'DC'],
    ['washington dc', 'DC'],
    ['Washington', 'WA'],
    ['d.c.', 'DC'],
    ['Tejas', 'TX'],
    ['US Virgin Islands', 'VI'],
  ])('know %s as %s', (typed, code) => {
    expect(findState(typed, data.service)?.code).toBe(code);
  });

  it.each([
    ['Pensylvania', ['PA']],
    ['Missisippi', ['MS']],
    ['Carolina', ['NC', 'SC']],
    ['Houston TX', ['TX']],
    ['Brooklyn, New York', ['NY']],
    ['Calif', ['CA']],
    ['Atlantis', []],
    ['xx', []],
  ])('offer for %s %j, and take it for none', (typed, codes) => {
    expect(findState(typed, data.service)).toBeUndefined();
    expect(statesNear(typed, data.service).map(({ code }) => code)).toEqual(codes);
  });

  it('have no name for two states', () => {
    for (const { code, said, aliases } of data.service.states)
      for (const name of [said.en.name, said.es.name, ...aliases, code])
        expect(findState(name, data.service)?.code, name).toBe(code);
  });

  it('have hours at every sample site that can be said in words', () => {
    const words = wordsOf('en').places.hours;
    for (const { id, hours } of data.sites) expect(hoursInWords(hours, words), id).toBeTypeOf('string');
  });
});
