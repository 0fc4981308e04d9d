import type { APIRoute } from 'astro';
import type { Shard } from '../../../core/places/shard.ts';
import { shards } from '../../../core/places/shard.ts';
import { site } from '../../../site/site.ts';

/** Draw sites around the ZIP codes that begin with three digits: the finder needs no function call for them. */
export const getStaticPaths = () =>
  [...shards(site().data)].map(([prefix, shard]) => ({ params: { prefix }, props: { shard } }));

export const GET: APIRoute<{ shard: Shard }> = ({ props }) => Response.json(props.shard);
