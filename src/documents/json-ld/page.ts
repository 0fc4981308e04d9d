import type { CollectionPage, MedicalWebPage, Person, WebPage } from 'schema-dts';
import type { Doc } from '../../blocks/doc.ts';
import { type Described, IDS, urlOf } from './described.ts';

/** Pages about health: schema.org has a type of its own for them. */
const MEDICAL: readonly Doc['kind'][] = [
  'item',
  'biomarker',
  'analyte',
  'condition',
  'not-sold',
  'guide',
  'answer',
];
/** Pages that mostly lead to others. */
const LISTS: readonly Doc['kind'][] = ['catalog', 'category'];

/** A record's signature as it stands, where it has one. */
export interface Signed {
  readonly day: string;
  readonly reviewer?: string | undefined;
  readonly credential?: string | undefined;
}

/**
 * The page itself: language, day of its data, sources, and who signed it. `lastReviewed` and `reviewedBy` are
 * absent where nobody signed.
 */
export function webPage(described: Described, signed?: Signed): MedicalWebPage | CollectionPage | WebPage {
  const { doc, data } = described;
  const { service } = data.service;
  const medical = MEDICAL.includes(doc.kind);
  const sources = doc.blocks.flatMap((block) => (block.kind === 'sources' ? block.sources : []));
  const page = {
    '@id': urlOf(described),
    url: urlOf(described),
    name: doc.title,
    description: doc.description,
    inLanguage: doc.lang,
    dateModified: doc.updatedAt,
    isPartOf: {
      '@type': 'WebSite' as const,
      '@id': IDS.website(described),
      name: service.brand,
      url: `${service.origin}/`,
    },
    publisher: { '@id': IDS.organization(described) },
    ...(doc.trail.length === 0 ? {} : { breadcrumb: { '@id': IDS.trail(described) } }),
    ...(sources.length === 0 ? {} : { citation: [...new Set(sources.map(({ url }) => url))] }),
  };
  if (!medical) return { '@type': LISTS.includes(doc.kind) ? 'CollectionPage' : 'WebPage', ...page };
  return {
    '@type': 'MedicalWebPage',
    ...page,
    ...(signed === undefined ? {} : { lastReviewed: signed.day }),
    ...(signed?.reviewer === undefined ? {} : { reviewedBy: person(signed.reviewer, signed.credential) }),
  };
}

const person = (name: string, credential: string | undefined): Person => ({
  '@type': 'Person',
  name,
  ...(credential === undefined
    ? {}
    : { hasCredential: { '@type': 'EducationalOccupationalCredential', name: credential } }),
});
