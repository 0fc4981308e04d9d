import type { Dataset } from '../core/model/dataset.ts';
import { SHARD_MILES, type Shard } from '../core/places/shard.ts';
import type { Tool } from '../core/tools/define.ts';
import { findDrawSites } from '../core/tools/find-draw-sites.ts';
import { runTool } from '../core/tools/run.ts';

async function file<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be loaded`);
  return (await response.json()) as T;
}

/**
 * Finds draw sites from the file of the ZIP code's first three digits. Undefined where that file cannot answer like
 * the whole list: a wider radius, no site inside, or input that is not valid.
 */
export async function findNear(input: unknown): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { zip, radiusMiles = SHARD_MILES } = input as { zip?: unknown; radiusMiles?: unknown };
  if (typeof zip !== 'string' || !/^\d{5}$/.test(zip)) return undefined;
  if (typeof radiusMiles !== 'number' || radiusMiles > SHARD_MILES) return undefined;
  const [service, shard] = await Promise.all([
    file<Dataset['service']>('/data/slices/service.json'),
    file<Shard>(`/data/draw-sites/${zip.slice(0, 3)}.json`),
  ]);
  const answer = runTool(findDrawSites as unknown as Tool, input, {
    data: { service, ...shard } as Partial<Dataset> as Dataset,
    today: new Date().toISOString().slice(0, 10),
    attribution: { source: 'website', medium: 'page' },
  }) as Readonly<Record<string, unknown>>;
  return answer.status === 'ok' && answer.total !== 0 ? answer : undefined;
}
