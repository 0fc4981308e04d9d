import { site } from '../site/site.ts';

export const GET = () => Response.json(site().api());
