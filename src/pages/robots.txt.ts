import { site } from '../data/site.ts';
import { robotsTxt } from '../surfaces/well-known.ts';

export const GET = () => new Response(robotsTxt(site().data));
