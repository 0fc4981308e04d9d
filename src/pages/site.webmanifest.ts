import { site } from '../site/site.ts';
import { webManifest } from '../surfaces/signs/webmanifest.ts';

export const GET = () => new Response(JSON.stringify(webManifest(site().data)));
