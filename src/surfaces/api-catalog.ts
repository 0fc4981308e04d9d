import type { Dataset } from '../core/model/dataset.ts';

/** /.well-known/api-catalog: a linkset (RFC 9264) of the interfaces, as RFC 9727 (June 2025) has it. */
export function apiCatalog({ service: { service } }: Pick<Dataset, 'service'>) {
  const { origin } = service;
  const documentation = [
    { href: `${origin}/docs/api-contract`, type: 'text/html' },
    { href: `${origin}/docs/api-contract.md`, type: 'text/markdown' },
  ];
  return {
    linkset: [
      {
        anchor: `${origin}/.well-known/api-catalog`,
        item: [
          { href: `${origin}/api/catalog.json` },
          ...(service.shows.mcp ? [{ href: `${origin}/mcp` }] : []),
        ],
      },
      {
        anchor: `${origin}/api/`,
        'service-desc': [{ href: `${origin}/openapi.json`, type: 'application/json' }],
        'service-doc': documentation,
      },
      ...(service.shows.mcp
        ? [
            {
              anchor: `${origin}/mcp`,
              'service-desc': [
                { href: `${origin}/mcp/server-card`, type: 'application/mcp-server-card+json' },
              ],
              'service-doc': documentation,
            },
          ]
        : []),
    ],
  };
}
