import { site } from '../data/site.ts';
import { openApi } from '../surfaces/openapi.ts';

export const GET = () => Response.json(openApi(site().data));
