import type { APIRoute } from 'astro';
import { site } from '../../../../site/site.ts';

export function getStaticPaths() {
  return site().data.skills.map(({ name, text }) => ({ params: { name }, props: { text } }));
}

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) => new Response(text);
