import { site } from '../site/site.ts';
import { agentsText } from '../surfaces/agents/agents.ts';

export const GET = () => new Response(agentsText(site().data));
