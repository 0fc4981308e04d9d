import { site } from '../data/site.ts';
import { llmsTxt } from '../surfaces/llms.ts';

export const GET = () => new Response(llmsTxt(site().data, site().pages));
