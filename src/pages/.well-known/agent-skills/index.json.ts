import { site } from '../../../site/site.ts';
import { skillTexts } from '../../../site/skills.ts';
import { skill, skillIndex } from '../../../surfaces/skills.ts';

export const GET = () => {
  const { data } = site();
  const skills = new Map(
    [...skillTexts(data.service)].map(([tool, text]) => [tool, skill(tool, text, data)]),
  );
  return Response.json(skillIndex(skills));
};
