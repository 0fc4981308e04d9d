import type { Doc } from '../blocks/doc.ts';

/** What every page is given. */
export interface PageProps {
  doc: Pick<Doc, 'path' | 'lang' | 'title' | 'description' | 'trail' | 'updatedAt' | 'kind' | 'private'> &
    Partial<Pick<Doc, 'blocks'>>;
  /** The page is not for search engines and has no Markdown twin. */
  unlisted?: boolean;
}
