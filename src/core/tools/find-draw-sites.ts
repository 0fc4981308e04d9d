import * as z from 'zod';
import type { DrawSite } from '../model/place.ts';
import { LAB_IDS } from '../model/vocabulary.ts';
import { nearest, within } from '../places/distance.ts';
import { hoursInWords } from '../places/hours.ts';
import { stateRule } from '../places/states.ts';
import { findZip, neighbours } from '../places/zip.ts';
import { defineTool } from './define.ts';

const RADII = [10, 20, 25, 50, 100] as const;

const Site = () =>
  z.strictObject({
    id: z.string(),
    lab: z.enum(LAB_IDS),
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
    walkIns: z.boolean(),
    drawsOrders: z
      .boolean()
      .describe('false: orders in the state of this site are drawn at another lab, or not at all'),
    sample: z.boolean().describe('true: made-up demonstration site'),
  });

export const findDrawSites = defineTool({
  name: 'find_draw_sites',
  title: 'Find draw sites',
  description:
    'Finds patient service centers of the three labs near a US ZIP code, nearest first, with address, distance in miles, telephone, hours and whether walk-ins are taken. Use it once the lab is known: quote_order says which lab draws in a state. The requisition arrives by e-mail after physician authorization; bring it and a photo ID.',
  tag: 'locations',
  near: true,
  reads: ['sites', 'zips'],
  input: () =>
    z.strictObject({
      zip: z
        .string()
        .regex(/^\d{5}$/)
        .describe('US ZIP code, exactly five digits'),
      radiusMiles: z
        .int()
        .min(5)
        .max(100)
        .default(25)
        .describe('Search radius in miles, 5 to 100; raised to the next of 10, 20, 25, 50, 100'),
      lab: z.enum(LAB_IDS).optional().describe('Only sites of this lab'),
      limit: z.int().min(1).max(50).default(10).describe('How many sites to return at most'),
    }),
  output: () => ({
    ok: {
      zip: z.string().describe('As asked'),
      center: z
        .strictObject({ lat: z.number(), lon: z.number(), state: z.string() })
        .describe('Middle of the ZIP code'),
      radiusMiles: z.int().describe('The radius that was used'),
      requestedRadiusMiles: z.int().describe('The radius asked for'),
      total: z.int().describe('Sites inside the radius'),
      count: z.int().describe('Sites returned'),
      sites: z.array(Site()).describe('Nearest first'),
      nearestOutside: Site().optional().describe('When none is inside: the nearest beyond the radius'),
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
  handler({ zip, radiusMiles: requested, lab, limit }, { data }) {
    const place = findZip(zip, data.zips);
    if (place === undefined) {
      return {
        status: 'not_found',
        message: MILITARY.test(zip)
          ? 'This is a military mail code (APO, FPO or DPO), which says nothing of where you are. Give the ZIP code of a place in the US.'
          : 'This ZIP code is not known. Check it, or use one of the ZIP codes next to it.',
        zip,
        suggestions: neighbours(zip, data.zips),
      };
    }
    const radiusMiles = RADII.find((radius) => radius >= requested) ?? 100;
    const sites = lab === undefined ? data.sites : data.sites.filter((site) => site.lab === lab);
    const inside = within(sites, place, radiusMiles)
      .map(({ point, miles }) => ({ site: point, miles }))
      .sort(nearerFirst);
    const shown = inside.slice(0, limit);
    const beyond = inside.length === 0 ? nearest(sites, place, (a, b) => (a.id < b.id ? -1 : 1)) : undefined;
    return {
      status: 'ok',
      zip,
      center: { lat: place.lat, lon: place.lon, state: place.state },
      radiusMiles,
      requestedRadiusMiles: requested,
      total: inside.length,
      count: shown.length,
      sites: shown.map((one) => described(one, data.service)),
      ...(beyond === undefined
        ? {}
        : { nearestOutside: described({ site: beyond.point, miles: beyond.miles }, data.service) }),
      ...noteFor(place.state, inside.length > 0, data.service),
      ...(inside.length > shown.length
        ? { truncated: 'More sites are inside the radius: raise limit (at most 50) or name a lab.' }
        : {}),
      instructions:
        'Most sites take walk-ins; call first to confirm hours. The requisition arrives by e-mail after a physician has authorized the order. Bring it with a photo ID.',
    };
  },
});

/** Codes of the armed forces abroad: 090–098, 340 and 962–966 (USPS Publication 28, section 225). */
const MILITARY = /^(09[0-8]|340|96[2-6])/;

interface Near {
  readonly site: DrawSite;
  readonly miles: number;
}

const nearerFirst = (a: Near, b: Near): number => a.miles - b.miles || (a.site.id < b.site.id ? -1 : 1);

function described({ site, miles }: Near, service: Parameters<typeof stateRule>[1]) {
  const rule = stateRule(site.state, service);
  const { id, lab, name, street, city, state, zip, lat, lon, phone, hours, walkIns, sample } = site;
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
    ...wordsOf(hours),
    directions: {
      geo: `geo:${lat},${lon}`,
      map: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`,
    },
    walkIns,
    drawsOrders: rule.kind === 'any' || (rule.kind === 'routed' && rule.lab === site.lab),
    sample,
  };
}

function wordsOf(hours: string): { hoursText?: string } {
  const text = hoursInWords(hours);
  return text === undefined ? {} : { hoursText: text };
}

function noteFor(
  code: string,
  near: boolean,
  service: Parameters<typeof stateRule>[1],
): { stateNote?: string } {
  const rule = stateRule(code, service);
  const { said, kind } = service.states.find((state) => state.code === code) ?? {};
  const name = said?.en.name ?? code;
  if (rule.kind === 'not_served')
    return { stateNote: `Orders cannot be drawn in ${name}; look for a site in another state.` };
  if (rule.kind === 'routed') return { stateNote: `Orders in ${name} are drawn at ${rule.lab} only.` };
  if (kind === 'territory' && !near)
    return {
      stateNote: `${name} is a US territory: the nearest site may be far away, and results may take longer.`,
    };
  return {};
}
