import type { APIRoute } from 'astro';
import { site } from '../../site/site.ts';
import { dataFiles, manifest } from '../../surfaces/downloads.ts';

/** The files that others may build on, and the manifest of them. */
export function getStaticPaths() {
  const files = dataFiles(site().data).map(({ path, text }) => ({ params: { file: path }, props: { text } }));
  return [
    ...files,
    { params: { file: 'manifest.json' }, props: { text: () => JSON.stringify(manifest(site().data)) } },
  ];
}

export const GET: APIRoute<{ text: () => string }> = ({ props }) => new Response(props.text());
