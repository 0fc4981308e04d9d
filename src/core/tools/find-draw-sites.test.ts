import { describe, expect, it } from 'vitest';
import { edited } from '../../data/root.fixture.ts';
import { smallDataset } from '../dataset.fixture.ts';
import { wordsOf } from '../words/index.ts';
import { alike } from './alike.fixture.ts';
import { call, data, TODAY, toolNamed } from './call.fixture.ts';
import { runTool } from './run.ts';

const find = (input: Record<string, unknown>) => call('find_draw_sites', input);
const lab3 = data.service.labs.find(({ id }) => id === 'lab_3')?.name;
/** A place whose nearest site is 12.7 miles away. */
const far = { zip: '00754', radiusMiles: 10 };

describe('find_draw_sites', () => {
  it.each([
    ['in a state with a lab of its own', { zip: '10001', limit: 3 }],
    ['in a state that is not served', { zip: '02903', limit: 3 }],
    ['in a territory without a site', { zip: '96799' }],
    ['where none is near', far],
    ['around an unknown ZIP code', { zip: '10000' }],
    ['for a military mail code', { zip: '09012' }],
  ])('says nothing in English to somebody who asks in Spanish %s', (_, input) => {
    const spanish = find({ ...input, lang: 'es' });
    expect(spanish.lang).toBe('es');
    expect(alike(find(input), spanish)).toEqual([]);
  });

  it('names the made-up sites as the list of sites does, and in Spanish by their lab and ZIP code', () => {
    const { places } = wordsOf('en');
    for (const { id, lab, name, street, city, zip } of data.sites) {
      const { name: of = '' } = data.service.labs.find((one) => one.id === lab) ?? {};
      expect({ name, street }, id).toEqual({
        name: places.sampleSite(of, city, zip),
        street: places.sampleStreet(zip),
      });
    }
    const [site] = find({ zip: '10001', limit: 1, lang: 'es' }).sites;
    expect(site.name).toMatch(/^\S+ Lab, centro de atención – .+ \d{5}$/);
    expect(site.address.street).toMatch(/^Dirección de ejemplo, zona postal \d{5}$/);
    expect(site.hoursText).toMatch(/^lunes/);
  });

  it('says which lab draws there as a field and by its name', () => {
    expect(find({ zip: '10001' })).toMatchObject({
      drawsAt: ['lab_3'],
      stateNote: `Orders in New York are drawn at ${lab3} only.`,
    });
    expect(find({ zip: '10001', lang: 'es' }).stateNote).toBe(
      `En Nueva York, las muestras se toman solo en ${lab3}.`,
    );
    expect(find({ zip: '02903' }).drawsAt).toEqual([]);
    expect(find({ zip: '73301' }).drawsAt).toEqual(['lab_1', 'lab_2', 'lab_3']);
  });

  it.each([
    ['true', { walkIns: true }],
    ['false', { walkIns: false }],
    ['', {}],
  ])('says of walk-ins what the store says: %o', (cell, expected) => {
    const changes = edited('data/store/draw-sites/lab_1.csv', '15:00,true,', `15:00,${cell},`);
    const answer = runTool(
      toolNamed('find_draw_sites'),
      { zip: '78704' },
      {
        data: smallDataset(changes),
        today: TODAY,
        wordsOf,
        attribution: { source: 'ai_agent', medium: 'agent' },
      },
    );
    const { walkIns } = (answer as unknown as { sites: [{ walkIns?: boolean }] }).sites[0];
    expect(walkIns === undefined ? {} : { walkIns }).toEqual(expected);
  });

  it('offers calls that give the sites it left out', () => {
    const answer = find({ zip: '73301', limit: 3, lang: 'es' });
    expect(answer.truncated).toContain(`un total de ${answer.total}`);
    const [more] = answer.next;
    expect(more).toMatchObject({ tool: 'find_draw_sites', arguments: { zip: '73301', lang: 'es' } });
    expect(find(more.arguments).count).toBe(Math.min(50, answer.total));
  });

  it('offers each lab where more sites are near than one answer holds, and says so without a limit to raise', () => {
    const answer = find({ zip: '90012', radiusMiles: 100, limit: 50 });
    expect(answer.total).toBeGreaterThan(50);
    expect(answer.truncated).toMatch(
      /^The nearest 50 of \d+ sites are listed\. Ask for the sites of one lab\.$/,
    );
    const labs = answer.next.map((next: { arguments: { lab: string } }) => next.arguments.lab);
    expect(labs).toEqual(['lab_1', 'lab_2', 'lab_3']);
    const ofOne = find({ zip: '90012', radiusMiles: 100, limit: 50, lab: 'lab_1' });
    if (ofOne.total > 50) expect(ofOne.truncated).toMatch(/sites are listed\.$/);
    expect(ofOne).not.toHaveProperty('next');
  });

  it('offers the lab that draws there first, and a radius that reaches the nearest site', () => {
    expect(find({ zip: '10001', lab: 'lab_1', limit: 3 }).next[0].arguments).toMatchObject({ lab: 'lab_3' });
    const none = find(far);
    expect(none.total).toBe(0);
    expect(none.next[0].arguments.radiusMiles).toBe(20);
    expect(find(none.next[0].arguments).total).toBeGreaterThan(0);
  });

  it('offers the neighbours of an unknown ZIP code, with the rest of the question', () => {
    const { suggestions, next } = find({ zip: '10000', radiusMiles: 50, lab: 'lab_2', limit: 5 });
    expect(next).toHaveLength(suggestions.length);
    expect(next[0].arguments).toEqual({ zip: suggestions[0], radiusMiles: 50, lab: 'lab_2', limit: 5 });
    expect(find({ zip: '09012' })).not.toHaveProperty('next');
  });
});
