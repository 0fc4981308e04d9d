import * as z from 'zod';
import { nearest, within } from '../places/distance.ts';
import { hoursInWords } from '../places/hours.ts';
import { MOST_SITES, type Near, nextCalls, RADII, truncatedText } from '../places/more-sites.ts';
import { noteFor } from '../places/rule-text.ts';
import { siteName } from '../places/site-name.ts';
import { labsIn, stateIn } from '../places/states.ts';
import { findZip, neighbours } from '../places/zip.ts';
import { type Context, defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { labField, type StoreTold } from './store-told.ts';

const Site = (store: StoreTold) =>
  z.strictObject({
    id: z.string(),
    lab: labField(store),
    name: z.string(),
    address: z.strictObject({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
    lat: z.number(),
    lon: z.number(),
    distanceMiles: z.number(),
    phone: z.string(),
    hours: z.string().describe('Opening hours in OpenStreetMap form'),
    hoursText: z.string().optional().describe('The same in words'),
    directions: z
      .strictObject({ geo: z.string(), map: z.string() })
      .describe('A geo: address for map apps, and a plain web map'),
    walkIns: z.boolean().optional().describe('Absent: not known'),
    drawsOrders: z
      .boolean()
      .describe('false: orders in the state of this site are drawn at another lab, or not at all'),
    orderNote: z.string().optional().describe('Where drawsOrders is false: orders of which state'),
    sample: z.boolean().describe('true: made-up demonstration site'),
  });

const describe = ({ allLabs, requisition }: StoreTold): string =>
  `Finds patient service centers of ${allLabs} near a US ZIP code, those that draw orders there first, each group nearest first, with address, distance, telephone, hours and walk-ins. Use it once the lab is known: quote_order says which lab draws in a state.${requisition}`;

export const findDrawSites = defineTool({
  name: 'find_draw_sites',
  title: 'Find draw sites',
  description: describe,
  tag: 'locations',
  near: true,
  reads: ['sites', 'zips'],
  input: (store) =>
    z.strictObject({
      zip: z
        .string()
        .regex(/^\d{5}$/)
        .describe('US ZIP code'),
      radiusMiles: z
        .int()
        .min(5)
        .max(100)
        .default(25)
        .describe('Search radius in miles, raised to the next of 10, 20, 25, 50, 100'),
      lab: labField(store).optional().describe('Only sites of this lab'),
      limit: z.int().min(1).max(MOST_SITES).default(10).describe('Most sites'),
    }),
  output: (store) => ({
    ok: {
      zip: z.string().describe('As asked'),
      center: z
        .strictObject({ lat: z.number(), lon: z.number(), state: z.string() })
        .describe('Middle of the ZIP code'),
      radiusMiles: z.int().describe('The radius that was used'),
      requestedRadiusMiles: z.int().describe('The radius asked for'),
      total: z.int().describe('Sites inside the radius'),
      count: z.int().describe('Sites returned'),
      sites: z.array(Site(store)).describe('Those that draw orders first, then nearest'),
      nearestOutside: Site(store).optional().describe('When none is inside: the nearest beyond the radius'),
      drawsAt: z.array(labField(store)).describe('Labs that draw orders in this state'),
      stateNote: z.string().optional().describe('What applies to draws in this state'),
      truncated: z.string().optional().describe('How to get the rest'),
      instructions: z.string().describe('What to bring'),
    },
    not_found: {
      zip: z.string().describe('As asked'),
      suggestions: z.array(z.string()).describe('Known ZIP codes next to it'),
    },
  }),
  example: { zip: '10001', limit: 3 },
  told: ({ example }) => (example === undefined ? {} : { example: { zip: example.zip, limit: 3 } }),
  handler({ zip, radiusMiles: requested, lab, limit }, context) {
    const { data, lang, words } = context;
    const place = findZip(zip, data.zips);
    const asked = { zip, radiusMiles: requested, lab, limit };
    if (place === undefined) {
      const isMilitary = MILITARY.test(zip);
      const suggestions = neighbours(zip, data.zips);
      return {
        status: 'not_found',
        message: isMilitary ? words.places.militaryZip : words.places.unknownZip,
        zip,
        suggestions,
        ...(isMilitary
          ? {}
          : {
              next: suggestions.map((near) =>
                nextCall('find_draw_sites', { ...asked, zip: near }, words.places.whyAround(near), lang),
              ),
            }),
      };
    }
    const radiusMiles = RADII.find((radius) => radius >= requested) ?? 100;
    const sites = lab === undefined ? data.sites : data.sites.filter((site) => site.lab === lab);
    const near = within(sites, place, radiusMiles)
      .map(({ point, miles }): Near => ({ site: point, miles }))
      .sort(nearerFirst);
    const draws = ({ site }: Near): boolean => labsIn(site.state, data.service).includes(site.lab);
    const drawing = new Set(near.filter(draws));
    const inside = [...drawing, ...near.filter((one) => !drawing.has(one))];
    const shown = inside.slice(0, limit);
    const outside = inside.length === 0 ? nearest(sites, place, (a, b) => (a.id < b.id ? -1 : 1)) : undefined;
    const beyond = outside === undefined ? undefined : { site: outside.point, miles: outside.miles };
    const stateNote = noteFor(place.state, inside.length > 0, data.service, context);
    const truncated = truncatedText(asked, inside.length, words);
    const next = nextCalls(asked, { state: place.state, inside, beyond }, context);
    return {
      status: 'ok',
      zip,
      center: { lat: place.lat, lon: place.lon, state: place.state },
      radiusMiles,
      requestedRadiusMiles: requested,
      total: inside.length,
      count: shown.length,
      sites: shown.map((one) => described(one, context)),
      ...(beyond === undefined ? {} : { nearestOutside: described(beyond, context) }),
      drawsAt: labsIn(place.state, data.service),
      ...(stateNote === undefined ? {} : { stateNote }),
      ...(truncated === undefined ? {} : { truncated }),
      instructions: words.places.bring(data.service.service.promises),
      ...(next.length === 0 ? {} : { next }),
    };
  },
});

/** Codes of the armed forces abroad: 090–098, 340 and 962–966 (USPS Publication 28, section 225). */
const MILITARY = /^(09[0-8]|340|96[2-6])/;

const nearerFirst = (a: Near, b: Near): number => a.miles - b.miles || (a.site.id < b.site.id ? -1 : 1);

function described({ site, miles }: Near, { data: { service }, lang, words }: Context<'sites'>) {
  const draws = labsIn(site.state, service).includes(site.lab);
  const { id, lab, city, state, zip, lat, lon, phone, hours, walkIns, sample } = site;
  const { name, street } = siteName(site, service, words);
  const hoursText = hoursInWords(hours, words.places.hours);
  return {
    id,
    lab,
    name,
    address: { street, city, state, zip },
    lat,
    lon,
    distanceMiles: Math.round(miles * 10) / 10,
    phone,
    hours,
    ...(hoursText === undefined ? {} : { hoursText }),
    directions: {
      geo: `geo:${lat},${lon}`,
      map: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`,
    },
    ...(walkIns === undefined ? {} : { walkIns }),
    drawsOrders: draws,
    ...(draws ? {} : { orderNote: words.places.notForOrders(stateIn(state, service, lang)) }),
    sample,
  };
}
