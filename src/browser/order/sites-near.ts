import { findNear } from '../forms/find-near.ts';
import { pageLang } from '../language.ts';

/** Sites that draw orders, the nearest first, found in the file of the ZIP code's first three digits. */
export async function sitesNear(zip: string, most: number, lab?: string) {
  const answer = await findNear({
    zip,
    limit: 50,
    radiusMiles: 25,
    lang: pageLang(),
    ...(lab === undefined ? {} : { lab }),
  }).catch(() => undefined);
  if (answer?.status !== 'ok') return [];
  return answer.sites.filter(({ drawsOrders }) => drawsOrders).slice(0, most);
}
