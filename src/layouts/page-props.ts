import type { Doc } from '../blocks/doc.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { SitePage } from '../documents/site-page.ts';

/** What every page is given. */
export interface PageProps {
  /** The whole site, for links to its other pages. */
  site: { readonly data: Dataset; readonly pages: readonly SitePage[] };
  doc: Pick<Doc, 'path' | 'lang' | 'title' | 'description' | 'trail' | 'updatedAt' | 'kind' | 'private'> &
    Partial<Pick<Doc, 'blocks'>>;
  /** The page is not for search engines and has no Markdown twin. */
  unlisted?: boolean;
}
