import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dataset } from '../model/dataset.ts';
import type { DrawSite } from '../model/place.ts';
import { call, data } from '../tools/call.fixture.ts';
import { findDrawSites } from '../tools/find-draw-sites.ts';
import { runTool } from '../tools/run.ts';
import { wordsOf } from '../words/index.ts';
import { milesBetween } from './distance.ts';
import { SHARD_MILES, shards } from './shard.ts';
import { placeAt } from './zip.ts';

const byPrefix = shards(data);
const labOfNewYork = data.service.labs.find(({ id }) => id === 'lab_3')?.name;
const drawsOrders = ({ lab, state }: DrawSite): boolean =>
  state === 'RI' ? false : !['NY', 'NJ'].includes(state) || lab === 'lab_3';
const anyZip = fc.nat(data.zips.zips.length - 1).map((index) => placeAt(index, data.zips));

describe('draw sites', () => {
  it('are found from the file of three digits as from the whole list', () => {
    expect(byPrefix.size).toBeGreaterThan(800);
    fc.assert(
      fc.property(anyZip, fc.constantFrom(5, 10, 20, 25), ({ zip }, radiusMiles) => {
        const shard = byPrefix.get(zip.slice(0, 3));
        const whole = call('find_draw_sites', { zip, radiusMiles, limit: 50 });
        if (whole.total === 0) return;
        const near = runTool(
          findDrawSites,
          { zip, radiusMiles, limit: 50 },
          {
            data: { service: data.service, ...shard } as Partial<Dataset> as Dataset,
            today: '2026-11-21',
            wordsOf,
            attribution: { source: 'ai_agent', medium: 'agent' },
          },
        );
        expect(JSON.parse(JSON.stringify(near))).toEqual(whole);
      }),
      { numRuns: 300 },
    );
    expect(SHARD_MILES).toBe(25);
  });

  it('are the nearest ones, in order, those that draw our orders first, whatever the ZIP code: every site measured', () => {
    fc.assert(
      fc.property(anyZip, fc.constantFrom(undefined, 'lab_1', 'lab_3'), (place, lab) => {
        const answer = call('find_draw_sites', {
          zip: place.zip,
          radiusMiles: 50,
          limit: 50,
          ...(lab ? { lab } : {}),
        });
        const measured = data.sites
          .filter((site) => lab === undefined || site.lab === lab)
          .map((site) => ({ id: site.id, draws: drawsOrders(site), miles: milesBetween(place, site) }))
          .sort((a, b) => a.miles - b.miles || (a.id < b.id ? -1 : 1));
        const inside = measured
          .filter(({ miles }) => miles <= 50)
          .sort((a, b) => Number(b.draws) - Number(a.draws));
        expect(answer.total).toBe(inside.length);
        expect(answer.sites.map(({ id }: { id: string }) => id)).toEqual(
          inside.slice(0, 50).map(({ id }) => id),
        );
        if (inside.length === 0) expect(answer.nearestOutside.id).toBe(measured[0]?.id);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['10001', 'NY', `drawn at ${labOfNewYork} only`],
    ['96813', 'HI', undefined],
    ['99501', 'AK', undefined],
    ['00901', 'PR', undefined],
    ['02903', 'RI', 'No lab here can draw blood in Rhode Island'],
  ])('around %s (%s) are many enough, and say what applies', (zip, state, note) => {
    const answer = call('find_draw_sites', { zip });
    expect(answer.center.state).toBe(state);
    expect(answer.total).toBeGreaterThan(0);
    if (note === undefined) expect(answer).not.toHaveProperty('stateNote');
    else expect(answer.stateNote).toContain(note);
    expect(answer.sites[0]).toMatchObject({
      sample: true,
      hoursText: expect.stringContaining('day'),
      directions: { geo: expect.stringMatching(/^geo:/), map: expect.stringMatching(/^https:/) },
    });
  });

  it('say whether an order of ours is drawn there: in New York at lab_3 alone', () => {
    const { sites } = call('find_draw_sites', { zip: '10001', limit: 50 });
    for (const { lab, address, drawsOrders } of sites)
      expect(drawsOrders).toBe(['NY', 'NJ'].includes(address.state) ? lab === 'lab_3' : true);
    const other = call('find_draw_sites', { zip: '10001', lab: 'lab_1' });
    expect(other.sites[0].drawsOrders).toBe(false);
  });

  it('says what a military mail code is, and offers known codes for an unknown one', () => {
    expect(call('find_draw_sites', { zip: '09012' }).message).toContain('military');
    const unknown = call('find_draw_sites', { zip: '10000' });
    expect(unknown.status).toBe('not_found');
    expect(unknown.suggestions.length).toBeGreaterThan(0);
  });

  it('are made-up samples, closed on most Sundays, under telephone numbers kept for fiction', () => {
    expect(data.sites.length).toBeGreaterThanOrEqual(2400);
    expect(data.sites.every(({ sample, phone }) => sample && /555-01\d\d$/.test(phone))).toBe(true);
    expect(data.sites.filter(({ hours }) => hours.includes('Su')).length).toBeLessThan(data.sites.length / 4);
    expect(data.sites.some(({ walkIns }) => !walkIns)).toBe(true);
  });
});
