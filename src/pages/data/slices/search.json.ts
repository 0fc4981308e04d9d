import type { APIRoute } from 'astro';
import { loadSearchFile } from '../../../data/load.ts';

/** All names of everything, for the search on a visitor's own device. */
export const GET: APIRoute = () => Response.json(loadSearchFile());
