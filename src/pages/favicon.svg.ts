import { site } from '../site/site.ts';
import { favicon } from '../surfaces/signs/favicon.ts';

export const GET = () => new Response(favicon(site().data), { headers: { 'content-type': 'image/svg+xml' } });
