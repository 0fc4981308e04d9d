import type { APIRoute } from 'astro';
import type { Tool } from '../../../../core/tools/define.ts';
import { site } from '../../../../site/site.ts';
import { skillTexts } from '../../../../site/skills.ts';
import { skill, skillName } from '../../../../surfaces/skills.ts';

export function getStaticPaths() {
  return [...skillTexts(site().data.service)].map(([tool, text]) => ({
    params: { name: skillName(tool) },
    props: { tool, text },
  }));
}

export const GET: APIRoute<{ tool: Tool; text: string }> = ({ props: { tool, text } }) =>
  new Response(skill(tool, text, site().data));
