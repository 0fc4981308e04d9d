import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../../blocks/html.ts';
import { labNames } from '../../blocks/map.ts';
import { LANGS } from '../../core/model/vocabulary.ts';
import { milesBetween } from '../../core/places/distance.ts';
import { call, data } from '../../core/tools/call.fixture.ts';
import { apart, spacing } from './apart.ts';
import { frameOf, matrixOf, milesFrom, ringsIn } from './frame.ts';
import { result } from './result.ts';

const EMPTY = {
  west: -75,
  north: 42,
  unit: { lon: 0.0036, lat: 0.0009 },
  abroad: '',
  land: '',
  counties: '',
  states: '',
  names: [],
};

const shown = (zip: string, lang: 'en' | 'es', extra: object, asked: object = {}): string =>
  page(call('find_draw_sites', { zip, lang, ...asked }), zip, lang, extra);

const page = (answer: Parameters<typeof result>[0], zip: string, lang: 'en' | 'es', extra: object): string =>
  toHtml(
    result(answer, {
      lang,
      labs: labNames(data.service),
      origin: '',
      page: '/lab-locations/find',
      asked: { zip },
      questionsOf: () => [],
      ...extra,
    }),
  );

describe('pins', () => {
  const places = fc.array(
    fc.record({
      x: fc.double({ min: 8, max: 92, noNaN: true }),
      y: fc.double({ min: 8, max: 92, noNaN: true }),
    }),
    { minLength: 1, maxLength: 50 },
  );

  it('stay on the map, and 24 pixels apart on the narrowest phone however many lie in one place', () => {
    fc.assert(
      fc.property(places, (spots) => {
        const pins = apart(spots);
        expect(pins).toHaveLength(spots.length);
        for (const [i, pin] of pins.entries()) {
          expect(Math.min(pin.x, pin.y, 100 - pin.x, 100 - pin.y)).toBeGreaterThanOrEqual(5);
          for (const other of pins.slice(0, i))
            expect(Math.hypot(pin.x - other.x, pin.y - other.y) * 2.88).toBeGreaterThan(20);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have a finger each where they are ten, and 24 pixels where they are fifty', () => {
    expect(spacing(10) * 2.88).toBeCloseTo(44);
    expect(spacing(50) * 2.88).toBeGreaterThan(24);
  });

  it('stay where they are where they are far enough from each other', () => {
    const far = [
      { x: 20, y: 30 },
      { x: 70, y: 60 },
    ];
    expect(apart(far)).toEqual(far);
  });
});

describe('the frame', () => {
  it('places a site as far from the middle as it is, within one percent', () => {
    const center = { lat: 40.75, lon: -73.99 };
    for (const site of [
      { lat: 40.95, lon: -73.9 },
      { lat: 40.6, lon: -74.3 },
    ]) {
      const { x, y } = milesFrom(frameOf(center, 25), site);
      expect(Math.hypot(x, y) / milesBetween(center, site)).toBeCloseTo(1, 2);
    }
  });

  it('draws shapes by the same measure as sites', () => {
    const frame = frameOf({ lat: 40.75, lon: -73.99 }, 10);
    const [a = 0, , , d = 0, e = 0, f = 0] = (matrixOf(frame, EMPTY).match(/-?[\d.]+/g) ?? []).map(Number);
    const { x, y } = milesFrom(frame, { lon: -75 + 100 * 0.0036, lat: 42 - 1000 * 0.0009 });
    expect([a * 100 + e, d * 1000 + f].map((n) => n.toFixed(2))).toEqual([x, y].map((n) => n.toFixed(2)));
  });

  it('has two rings of round miles inside', () => {
    const rings = (miles: number) => ringsIn(frameOf({ lat: 40, lon: -74 }, miles));
    expect(rings(0.3)).toEqual([2, 1]);
    expect(rings(5)).toEqual([5, 3]);
    expect(rings(25)).toEqual([25, 15]);
    expect(rings(100)).toEqual([100, 50]);
  });
});

describe.each(LANGS)('the answer in %s', (lang) => {
  it('has a pin for each entry of the list, and a number for each pin', () => {
    const html = shown('10001', lang, { shapes: EMPTY });
    const pins = [...html.matchAll(/id="draw-site-pin-(\d+)" href="#draw-site-\1" class="(pin[^"]*)"/g)];
    expect(pins.map(([, number]) => Number(number)).sort((a, b) => a - b)).toEqual(
      [...html.matchAll(/<li id="draw-site-(\d+)"/g)].map(([, number]) => Number(number)),
    );
    expect(html.match(/class="site-number" href="#draw-site-pin-\d+"/g)).toHaveLength(pins.length);
    const { sites } = call('find_draw_sites', { zip: '10001' });
    expect(pins.filter(([, , kind]) => kind === 'pin draws')).toHaveLength(
      sites.filter(({ drawsOrders }: { drawsOrders: boolean }) => drawsOrders).length,
    );
  });

  it('stands alone with a picture of the state where no shapes are at hand', () => {
    const html = shown('10001', lang, {});
    expect(html).toContain('src="/data/maps/ny.svg"');
    expect(html).not.toContain('draw-site-pin');
  });

  it('says whether a site is open by a clock only, and keeps the mark of made-up samples', () => {
    const open = { en: 'Open now', es: 'Abierto ahora' }[lang];
    expect(shown('10001', lang, {})).not.toContain(open);
    const html = shown('10001', lang, { now: new Date('2026-02-04T15:00:00Z') });
    expect(html).toContain(open);
    expect(html).toContain({ en: 'made-up sample', es: 'ejemplo inventado' }[lang]);
  });

  it('is silent on walk-ins, hours and telephone where they are not known', () => {
    const answer = call('find_draw_sites', { zip: '10001', lang, limit: 1 });
    const [{ walkIns: _, hoursText: __, ...site }] = answer.sites;
    const html = page({ ...answer, sites: [{ ...site, hours: '', phone: '' }] }, '10001', lang, {});
    expect(html).toContain(site.name);
    for (const word of [
      'Walk-ins',
      'By appointment',
      'Atiende sin',
      'Con cita',
      'Hours:',
      'Horario:',
      'tel:',
    ])
      expect(html).not.toContain(word);
  });

  it('names the orders for which a site is not available', () => {
    expect(shown('10001', lang, {}, { lab: 'lab_1' })).toContain(
      { en: 'Not available for New York orders', es: 'No disponible para pedidos en Nueva York' }[lang],
    );
  });
});
