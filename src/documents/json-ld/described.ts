import type { Thing } from 'schema-dts';
import type { Doc } from '../../blocks/doc.ts';
import { pagePath } from '../../blocks/paths.ts';
import type { Dataset } from '../../core/model/dataset.ts';

/** What of a page its structured data is made from: the document itself, and the records that it names. */
export interface Described {
  readonly doc: Pick<
    Doc,
    'path' | 'lang' | 'kind' | 'title' | 'description' | 'trail' | 'updatedAt' | 'blocks'
  >;
  readonly data: Pick<
    Dataset,
    'service' | 'catalog' | 'conditions' | 'goals' | 'registry' | 'markers' | 'interpretations'
  >;
}

/** An object of schema.org that can stand on its own. */
export type Entity = Exclude<Thing, string>;

export const urlOf = ({ doc, data }: Described): string => data.service.service.origin + pagePath(doc);

/** A page of this site as an absolute address. */
export const absolute = (path: string, { data }: Described): string => data.service.service.origin + path;

/** The names under which parts of one page, or of all pages, refer to each other. */
export const IDS = {
  organization: ({ data }: Described) => `${data.service.service.origin}/#organization`,
  website: ({ data }: Described) => `${data.service.service.origin}/#website`,
  test: (described: Described) => `${urlOf(described)}#test`,
  condition: (described: Described) => `${urlOf(described)}#condition`,
  trail: (described: Described) => `${urlOf(described)}#trail`,
} as const;
