import type { APIRoute } from 'astro';
import type { SliceName } from '../../../core/model/dataset.ts';
import { LANGS, type Lang } from '../../../core/model/vocabulary.ts';
import { TOOLS } from '../../../core/tools/index.ts';
import { leanSlice } from '../../../site/lean.ts';
import { site } from '../../../site/site.ts';
import { slicePath } from '../../../views/slice-path.ts';

interface Props {
  readonly slice: SliceName;
  readonly lang: Lang;
}

/** Read on the device without a tool: warning signs, by the search. */
const ALWAYS = ['service', 'signs'] as const satisfies readonly SliceName[];

/** The slices that are read on the visitor's own device, a file for each language. */
export function getStaticPaths() {
  const slices = new Set<SliceName>(TOOLS.filter(({ onDevice }) => onDevice).flatMap(({ reads }) => reads));
  // A file of its own, the same in every language.
  slices.delete('search');
  const files = new Map(
    [...new Set<SliceName>([...ALWAYS, ...slices])].flatMap((slice) =>
      LANGS.map((lang): [string, Props] => [slicePath(slice, lang), { slice, lang }]),
    ),
  );
  return [...files].map(([file, props]) => ({ params: { file }, props }));
}

export const GET: APIRoute<Props> = ({ props }) =>
  Response.json(leanSlice(props.slice, site().data, props.lang));
