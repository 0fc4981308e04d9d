import { site } from '../data/site.ts';
import { llmsFull } from '../surfaces/llms-full.ts';

export const GET = () => new Response(llmsFull(site().data));
