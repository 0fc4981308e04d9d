import { site } from '../site/site.ts';
import { llmsFull } from '../surfaces/llms/llms-full.ts';

export const GET = () => new Response(llmsFull(site().data));
