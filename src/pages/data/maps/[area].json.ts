import type { APIRoute } from 'astro';
import type { Point } from '../../../core/places/distance.ts';
import { areaShapes, areas } from '../../../documents/places/shapes/area-shapes.ts';
import { site } from '../../../site/site.ts';

/** Coast, states and counties around the ZIP codes that begin with three digits, for the map of the finder. */
export const getStaticPaths = () =>
  [...areas(site().data.zips)].map(([area, places]) => ({ params: { area }, props: { places } }));

export const GET: APIRoute<{ places: readonly Point[] }> = ({ props }) =>
  Response.json(areaShapes(props.places));
