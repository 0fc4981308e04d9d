import type { APIRoute } from 'astro';
import { pathIn } from '../../core/address.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import { site } from '../../site/site.ts';
import { atomFeed, jsonFeed } from '../../surfaces/feeds.ts';

const FORMATS = { atom: atomFeed, json: jsonFeed } as const;
interface Props {
  readonly lang: Lang;
  readonly format: keyof typeof FORMATS;
}

/** The feeds of changes, in each language. */
export function getStaticPaths() {
  return LANGS.flatMap((lang) =>
    (['atom', 'json'] as const).map((format) => ({
      params: { lang: pathIn('/', lang).slice(1) || undefined, format },
      props: { lang, format },
    })),
  );
}

export const GET: APIRoute<Props> = ({ props: { lang, format } }) =>
  new Response(FORMATS[format](lang, site().data));
