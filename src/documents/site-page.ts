import type { Doc } from '../blocks/doc.ts';
import type { Lang } from '../core/model/vocabulary.ts';

/** Where a page is and how to make it; the list of these is the site. */
export interface SitePage {
  readonly path: string;
  readonly lang: Lang;
  readonly kind: Doc['kind'];
  readonly title: string;
  readonly doc: () => Doc;
}
