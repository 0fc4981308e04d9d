import { SHARD_MILES, type Shard } from '../../core/places/shard.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import { findDrawSites } from '../../core/tools/find-draw-sites.ts';
import { dataFile, sliceFile } from '../tool-file.ts';
import { runWith } from './on-device.ts';

/**
 * Finds draw sites from the file of the ZIP code's first three digits. Undefined where that file cannot answer like
 * the whole list: a wider radius, no site inside, or input that is not valid.
 */
export async function findNear(input: unknown): Promise<AnswerOf<typeof findDrawSites> | undefined> {
  const { zip, radiusMiles = SHARD_MILES } = input as { zip?: unknown; radiusMiles?: unknown };
  if (typeof zip !== 'string' || !/^\d{5}$/.test(zip)) return undefined;
  if (typeof radiusMiles !== 'number' || radiusMiles > SHARD_MILES) return undefined;
  const [service, shard] = await Promise.all([
    sliceFile('service'),
    dataFile<Shard>(`draw-sites/${zip.slice(0, 3)}`),
  ]);
  const answer = await runWith(findDrawSites, input, { service, ...shard });
  return answer.status === 'ok' && answer.total !== 0 ? answer : undefined;
}
