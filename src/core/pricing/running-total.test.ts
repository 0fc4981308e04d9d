import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { findEntry } from '../catalog/entries.ts';
import { quoteOrder } from '../tools/quote-order.ts';
import { runTool } from '../tools/run.ts';
import { wordsOf } from '../words/index.ts';
import { dollars } from './money.ts';
import { cheapestLab, runningTotal } from './running-total.ts';

const data = loadDataset();
const items = ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c'];
const call = { data, today: '2026-11-22', wordsOf, attribution: { source: 'website', medium: 'page' } };

describe('a running total', () => {
  it.each([
    ['TX', undefined],
    ['TX', 'lab_2'],
    ['NY', undefined],
    [undefined, undefined],
  ] as const)('in %s at %s is what a quote says, with its saving and every lab', (state, lab) => {
    const wanted = {
      items,
      ...(state === undefined ? {} : { state }),
      ...(lab === undefined ? {} : { lab }),
    };
    const quoted = runTool(quoteOrder, wanted, call);
    if (quoted.status !== 'ok') throw new Error(quoted.message);
    const { chosen, labs, routed } = runningTotal(wanted, data);
    expect(dollars(chosen?.totalCents ?? 0)).toBe(quoted.total);
    expect(chosen?.lab).toBe(quoted.lab);
    expect(routed).toBe(quoted.routed);
    expect(dollars(chosen?.cheaper?.savedCents ?? 0)).toBe(quoted.savings[0]?.saves ?? 0);
    expect(dollars(cheapestLab(labs, false)?.totalCents ?? 0)).toBe(quoted.byLab[0]?.total);
    expect(labs.map((one) => one.lab).sort()).toEqual(quoted.byLab.map((one) => one.lab).sort());
  });

  it('has no lab where none draws', () => {
    expect(runningTotal({ items, state: 'RI' }, data)).toEqual({ notServed: true, routed: false, labs: [] });
  });

  it('takes another lab where the default one leaves more out', () => {
    const { defaultLab } = data.service.service;
    const rare = data.catalog.entries.find(
      ({ orderable, cents }) => orderable && cents[defaultLab] === undefined,
    );
    const { chosen } = runningTotal({ items: ['cbc', rare?.slug ?? ''] }, data);
    expect(chosen?.refused).toEqual([]);
    expect(Object.keys(rare?.cents ?? {})).toContain(chosen?.lab);
  });

  it('leaves out what is not known, and says so', () => {
    const { chosen } = runningTotal({ items: ['cbc', 'nope'], state: 'TX' }, data);
    expect(chosen?.refused).toEqual([{ item: 'nope', code: 'unknown', near: [] }]);
    expect(chosen?.lines.map(({ entry }) => entry)).toEqual([findEntry('cbc', data.catalog.entries)]);
  });
});
