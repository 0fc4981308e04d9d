import type { APIRoute } from 'astro';
import type { Tool } from '../../../../core/tools/define.ts';
import { site } from '../../../../data/site.ts';
import { skillTexts } from '../../../../data/skills.ts';
import { skill, skillName } from '../../../../surfaces/skills.ts';

export function getStaticPaths() {
  return [...skillTexts()].map(([tool, text]) => ({
    params: { name: skillName(tool) },
    props: { tool, text },
  }));
}

export const GET: APIRoute<{ tool: Tool; text: string }> = ({ props: { tool, text } }) =>
  new Response(skill(tool, text, site().data));
