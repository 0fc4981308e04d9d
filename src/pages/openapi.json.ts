import { site } from '../data/site.ts';

export const GET = () => Response.json(site().api());
