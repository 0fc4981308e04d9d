import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { TOOLS } from '../../../core/tools/index.ts';

/** The slices that tools on the visitor's own device read, as they were compiled. */
export function getStaticPaths() {
  const slices = new Set(TOOLS.filter(({ onDevice }) => onDevice).flatMap(({ reads }) => reads));
  return ['service', ...slices].map((slice) => ({ params: { slice } }));
}

export const GET: APIRoute = ({ params }) =>
  new Response(readFileSync(`generated/data/${params.slice}.json`, 'utf8'));
