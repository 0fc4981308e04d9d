import { site } from '../../../site/site.ts';
import { skillIndex } from '../../../surfaces/agents/skills.ts';

export const GET = () => Response.json(skillIndex(site().data.skills));
