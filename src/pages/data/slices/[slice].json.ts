import type { APIRoute } from 'astro';
import type { SliceName } from '../../../core/model/dataset.ts';
import { TOOLS } from '../../../core/tools/index.ts';
import { leanSlice } from '../../../site/lean.ts';
import { site } from '../../../site/site.ts';

/** The slices that tools on the visitor's own device read. */
export function getStaticPaths() {
  const slices = new Set<SliceName>(TOOLS.filter(({ onDevice }) => onDevice).flatMap(({ reads }) => reads));
  return ['service' as SliceName, ...slices].map((slice) => ({ params: { slice }, props: { slice } }));
}

export const GET: APIRoute<{ slice: SliceName }> = ({ props }) =>
  Response.json(leanSlice(props.slice, site().data, 'en'));
