import { site } from '../site/site.ts';
import { robotsTxt } from '../surfaces/robots.ts';

export const GET = () => new Response(robotsTxt(site().data));
