import type { APIRoute } from 'astro';
import { site } from '../../../data/site.ts';
import { VECTORS } from '../../../surfaces/vectors.ts';

/** Test vectors that anybody can run against their own calculator. */
export const getStaticPaths = () => Object.keys(VECTORS).map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) => Response.json(VECTORS[params.name ?? '']?.(site().data));
