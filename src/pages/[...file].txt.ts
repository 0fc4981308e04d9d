import type { APIRoute } from 'astro';
import { site } from '../site/site.ts';
import { llmsFiles } from '../surfaces/llms/llms.ts';

/** llms.txt of the site and of each subject. */
export function getStaticPaths() {
  const { data, pages } = site();
  return llmsFiles(data, pages).map(({ path, text }) => ({
    params: { file: path.slice(1, -'.txt'.length) },
    props: { text },
  }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
