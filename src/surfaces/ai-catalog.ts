import type { Dataset } from '../core/model/dataset.ts';

/**
 * One document for two drafts that parted in August 2026: ARD v0.91 of 2026-08-26 at /.well-known/ard.json
 * (github.com/ards-project/ard-spec) and AI Catalog 1.0 at /.well-known/ai-catalog.json
 * (github.com/Agent-Card/ai-catalog, read 2026-11-21). The schema of the second allows no further field in `host`.
 */
export function aiCatalog({ service: { service } }: Pick<Dataset, 'service'>) {
  const { origin, brand } = service;
  const { hostname } = new URL(origin);
  return {
    specVersion: '1.0',
    host: { displayName: brand, identifier: hostname, documentationUrl: `${origin}/docs` },
    entries: service.shows.mcp ? [mcpEntry(service)] : [],
  };
}

const mcpEntry = ({ origin, brand }: Dataset['service']['service']) => {
  const { hostname } = new URL(origin);
  return {
    identifier: `urn:air:${hostname}:lab-tests:mcp`,
    displayName: `${brand} (MCP server)`,
    type: 'application/mcp-server-card+json',
    url: `${origin}/mcp/server-card`,
    description:
      'Read-only tools on cash-pay lab tests in the US: search, order quotes by state, draw sites, reference ranges, reading results, unit conversion, prices elsewhere. No sign-in.',
    representativeQueries: [
      'What does a TSH and a lipid panel cost in Texas without insurance, all fees included?',
      'Where can I have blood drawn near ZIP code 78701?',
      'What is a normal ferritin for a 34-year-old woman?',
      'Convert glucose 5.6 mmol/L to mg/dL.',
      'Which other service sells a vitamin D test for less?',
    ],
  };
};
