import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { pageUrl } from '../../core/address.ts';
import { type Described, IDS, urlOf } from './described.ts';

/** Who publishes every page. */
export const organization = (described: Described): Organization => {
  const { service } = described.data.service;
  return {
    '@type': 'Organization',
    '@id': IDS.organization(described),
    name: service.brand,
    url: `${service.origin}/`,
    logo: `${service.origin}/icon-512.png`,
  };
};

/** The site as a whole, on its home page: the search box leads to the search page of the same language. */
export const website = (described: Described): WebSite => {
  const { doc, data } = described;
  const { service } = data.service;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: pageUrl(service.origin, '/search?q={search_term_string}', doc.lang),
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': IDS.website(described),
    name: service.brand,
    url: urlOf(described),
    description: doc.description,
    inLanguage: doc.lang,
    publisher: { '@id': IDS.organization(described) },
    potentialAction: search,
  };
};
