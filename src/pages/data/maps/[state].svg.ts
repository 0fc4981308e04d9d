import type { APIRoute } from 'astro';
import type { Element } from '../../../blocks/element.ts';
import { toHtml } from '../../../blocks/html.ts';
import { statePicture } from '../../../documents/places/state-picture.ts';
import { site } from '../../../site/site.ts';

/** The map of each state as a picture, for answers on pages without scripts. */
export function getStaticPaths() {
  const { data } = site();
  return data.service.states.flatMap((state) => {
    const picture = statePicture(state, data);
    return picture === undefined ? [] : [{ params: { state: state.code.toLowerCase() }, props: { picture } }];
  });
}

export const GET: APIRoute<{ picture: Element }> = ({ props }) =>
  new Response(toHtml([props.picture]), { headers: { 'content-type': 'image/svg+xml' } });
