import { daysBetween } from '../core/days.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { jsonResponse, logPlace, methodNotAllowed, preflight } from './http.ts';
import type { Served } from './served.ts';

/** Days after which a release asks for a new one: prices count their age from its day, not from today's. */
export const OLD_RELEASE_DAYS = 45;

/**
 * Whether this instance can answer, which build it is, and how old its facts are; nothing of any caller.
 * @param today the day by the clock, against which ages are told
 */
export function answerHealth(request: Request, { data, today }: Served, build: string | undefined): Response {
  if (request.method === 'OPTIONS') return preflight(['GET']);
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET']);
  const [status, body] = stateOf(data, today, build);
  const response = jsonResponse(body, status);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

function stateOf(data: Dataset, today: string, build: string | undefined): [number, object] {
  try {
    const { apiVersion, dataRelease, priceMaxAgeDays, demo } = data.service.service;
    const own = data.catalog.entries.map(({ priceAsOf }) => priceAsOf);
    const others = data.providers.prices.map(({ observed }) => observed);
    const releaseAgeDays = daysBetween(dataRelease, today);
    const prices = {
      own: agesOf(own, today, priceMaxAgeDays),
      others: agesOf(others, today, priceMaxAgeDays),
    };
    const warnings = [
      ...(releaseAgeDays > OLD_RELEASE_DAYS ? [`The data release is ${releaseAgeDays} days old.`] : []),
      ...(prices.own.tooOld > 0
        ? [`${prices.own.tooOld} own prices are older than ${priceMaxAgeDays} days.`]
        : []),
    ];
    return [
      200,
      { status: 'ok', build: build ?? null, apiVersion, dataRelease, releaseAgeDays, demo, prices, warnings },
    ];
  } catch (error) {
    logPlace(error);
    return [503, { status: 'failing', build: build ?? null, warnings: ['The data cannot be read.'] }];
  }
}

function agesOf(days: readonly string[], today: string, maxAgeDays: number) {
  const sorted = [...days].sort();
  const tooOld = days.filter((day) => daysBetween(day, today) > maxAgeDays).length;
  return { count: days.length, oldest: sorted[0] ?? null, newest: sorted.at(-1) ?? null, tooOld };
}
