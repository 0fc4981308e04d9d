import type { APIRoute } from 'astro';
import { deviceFiles } from '../../../site/device.ts';
import { site } from '../../../site/site.ts';

/** Small files for the tool pages. */
export function getStaticPaths() {
  return Object.entries(deviceFiles(site().data)).map(([file, content]) => ({
    params: { file },
    props: { content },
  }));
}

export const GET: APIRoute<{ content: unknown }> = ({ props }) => Response.json(props.content);
