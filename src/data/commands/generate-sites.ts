import { readFileSync, writeFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { LabFile } from '../../core/model/store/store.ts';
import type { LabId } from '../../core/model/vocabulary.ts';
import { milesBetween, type Point } from '../../core/places/distance.ts';
import { wordsOf } from '../../core/words/index.ts';
import { DEMO_STORE } from '../read/store.ts';
import { hash } from './dice.ts';

/** A ZIP code with how many others lie around it. */
interface Area extends Point {
  readonly zip: string;
  readonly state: string;
  readonly crowd: number;
}

interface City extends Point {
  readonly name: string;
  readonly state: string;
}

/** How many sites a laboratory has, and where its sites stand closer. */
interface Plan {
  readonly lab: LabId;
  readonly count: number;
  readonly dense: readonly string[];
}

const PLANS: readonly Plan[] = [
  { lab: 'lab_1', count: 1000, dense: [] },
  { lab: 'lab_2', count: 900, dense: [] },
  { lab: 'lab_3', count: 600, dense: ['NY', 'NJ'] },
];

/** Places where nothing is sold, or that no road reaches. */
const NOT_THERE = new Set(['RI', 'AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'VI']);
/** Telephone area code of the largest city of each state; the rest of the number is 555-01xx, kept for fiction. */
const AREA_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  'AL205 AK907 AZ602 AR501 CA213 CO303 CT203 DE302 DC202 FL305 GA404 HI808 ID208 IL312 IN317 IA515 KS316 KY502 LA504 ME207 MD410 MA617 MI313 MN612 MS601 MO816 MT406 NE402 NV702 NH603 NJ973 NM505 NY212 NC704 ND701 OH614 OK405 OR503 PA215 PR787 SC803 SD605 TN615 TX713 UT801 VT802 VA804 WA206 WV304 WI414 WY307'
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);
const HOURS = [
  'Mo-Fr 07:00-15:00',
  'Mo-Fr 06:30-14:30; Sa 07:00-11:00',
  'Mo-Fr 07:30-16:00',
  'Mo-Fr 08:00-16:30; Sa 07:30-11:30',
  'Mo-We,Fr 07:00-15:00; Th 09:00-18:00',
  'Mo-Fr 07:00-12:00,13:00-16:00',
  'Mo-Sa 07:00-14:00',
  'Mo-Fr 07:00-17:00; Sa-Su 08:00-12:00',
];

/**
 * The sample sites of a laboratory, the same for the same input: at ZIP codes taken in the order of their hash, each
 * far enough from the others, and the closer the more ZIP codes crowd there; the distance is widened or narrowed
 * until as many as planned fit.
 */
function placed(areas: readonly Area[], { lab, count, dense }: Plan): Area[] {
  const inTurn = areas
    .filter(({ zip, crowd }) => hash(`${zip} ${lab}`) % TOWN < crowd)
    .sort((a, b) => hash(lab + a.zip) - hash(lab + b.zip) || (a.zip < b.zip ? -1 : 1));
  let [near, far] = [0.05, 20];
  for (let round = 0; round < 24; round++) {
    const scale = Math.sqrt(near * far);
    const fits = spread(inTurn, scale, dense, count + 1);
    if (fits.length > count) near = scale;
    else far = scale;
  }
  return spread(inTurn, near, dense, count).sort((a, b) => (a.zip < b.zip ? -1 : 1));
}

const DENSER = 0.2;
/** Miles that two sites of a lab must be apart at most. */
const FARTHEST = 60;
/** Where fewer ZIP codes lie around, only so many in this number are considered at all. */
const TOWN = 40;

function spread(areas: readonly Area[], scale: number, dense: readonly string[], most: number): Area[] {
  const cells = new Map<string, Area[]>();
  const taken: Area[] = [];
  const cell = ({ lat, lon }: Point, dLat = 0, dLon = 0): string =>
    `${Math.floor(lat) + dLat},${Math.floor(lon) + dLon}`;
  for (const area of areas) {
    const apart = Math.min(
      FARTHEST,
      ((scale * 60) / (area.crowd + 1) ** 0.75) * (dense.includes(area.state) ? DENSER : 1),
    );
    const around = [-1, 0, 1].flatMap((a) => [-1, 0, 1].flatMap((b) => cells.get(cell(area, a, b)) ?? []));
    if (around.some((other) => milesBetween(area, other) < apart)) continue;
    const own = cell(area);
    cells.set(own, [...(cells.get(own) ?? []), area]);
    taken.push(area);
    if (taken.length >= most) break;
  }
  return taken;
}

const CROWD_MILES = 15;
const CITY_MILES = 25;

function crowded(places: readonly { zip: string; lat: number; lon: number; state: string }[]): Area[] {
  const cells = new Map<string, Point[]>();
  for (const place of places) {
    const key = `${Math.floor(place.lat)},${Math.floor(place.lon)}`;
    cells.set(key, [...(cells.get(key) ?? []), place]);
  }
  return places.map((place) => {
    const around = [-1, 0, 1].flatMap((a) =>
      [-1, 0, 1].flatMap((b) => cells.get(`${Math.floor(place.lat) + a},${Math.floor(place.lon) + b}`) ?? []),
    );
    return { ...place, crowd: around.filter((other) => milesBetween(place, other) <= CROWD_MILES).length };
  });
}

function table(path: string): Record<string, string>[] {
  return parseCsv(readFileSync(path, 'utf8'), { columns: true });
}

/** The rows of data/store/draw-sites/<lab>.csv, header first. */
function rowsFor(
  plan: Plan,
  labName: string,
  areas: readonly Area[],
  cities: readonly City[],
  towns: ReadonlyMap<string, string>,
) {
  const number = plan.lab.slice(-1);
  const { places } = wordsOf('en');
  return [
    'id,name,street,city,state,zip,lat,lon,phone,hours,walkIns,sample',
    ...placed(areas, plan).map(({ zip, state, lat, lon }) => {
      const [near] = cities
        .filter((city) => city.state === state)
        .map((city) => ({ name: city.name, miles: milesBetween(city, { lat, lon }) }))
        .filter(({ miles }) => miles <= CITY_MILES)
        .sort((a, b) => a.miles - b.miles);
      const town = near?.name ?? towns.get(zip);
      if (town === undefined) throw new Error(`data/zip-towns.csv names no town for ${zip}`);
      const dice = hash(`${plan.lab} ${zip}`);
      // Each lab stands a street away from the others at the same ZIP code.
      const shift = (Number(number) - 2) * 0.0018;
      const cells = [
        `${plan.lab}-${zip}-1`,
        places.sampleSite(labName, town, zip),
        `"${places.sampleStreet(zip)}"`,
        town,
        state,
        zip,
        (lat + shift).toFixed(4),
        (lon + shift).toFixed(4),
        `(${AREA_CODES[state] ?? '202'}) 555-01${String(dice % 100).padStart(2, '0')}`,
        `"${HOURS[(dice >>> 7) % HOURS.length]}"`,
        String((dice >>> 13) % 8 !== 0),
        'true',
      ];
      return cells.join(',');
    }),
  ];
}

if (import.meta.main) {
  const zips = table('data/zip-centroids.csv').map(({ zip = '', lat, lon, state = '', source }) => ({
    zip,
    lat: Number(lat),
    lon: Number(lon),
    state,
    source,
  }));
  const places = new Map(zips.map((place) => [place.zip, place]));
  const cities = table('data/cities.csv').flatMap(({ name = '', zip = '' }) => {
    const place = places.get(zip);
    return place === undefined ? [] : [{ name, lat: place.lat, lon: place.lon, state: place.state }];
  });
  const towns = new Map(table('data/zip-towns.csv').map(({ zip = '', town = '' }) => [zip, town]));
  const areas = crowded(zips.filter(({ source, state }) => source === 'census' && !NOT_THERE.has(state)));
  for (const plan of PLANS) {
    const { name } = LabFile.parse(JSON.parse(readFileSync(`${DEMO_STORE}/labs/${plan.lab}.json`, 'utf8')));
    const rows = rowsFor(plan, name, areas, cities, towns);
    writeFileSync(`${DEMO_STORE}/draw-sites/${plan.lab}.csv`, `${rows.join('\n')}\n`);
    console.info(`${plan.lab}: ${rows.length - 1} sample sites`);
  }
}
