import type { Dataset } from '../../core/model/dataset.ts';
import { CAPABILITIES, EXTENSIONS, PROTOCOL_VERSIONS, serverName } from './identity.ts';

/**
 * MCP server card: SEP-2127, draft, in the shape of 2026-07-24
 * (github.com/modelcontextprotocol/experimental-ext-server-card, schema.json). Its objects are open, so the
 * fields of the older SEP-1649 (`serverInfo`, `transport`, `capabilities`) stand beside it.
 */
export function serverCard({ service: { service } }: Pick<Dataset, 'service'>) {
  const endpoint = `${service.origin}/mcp`;
  const name = serverName(service.origin);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    version: service.apiVersion,
    title: service.brand,
    description:
      'Cash-pay lab tests: prices, quotes, reference ranges, unit conversion. Read-only, no sign-in.',
    websiteUrl: service.origin,
    remotes: [{ type: 'streamable-http', url: endpoint, supportedProtocolVersions: PROTOCOL_VERSIONS }],
    serverInfo: { name, version: service.apiVersion },
    transport: { type: 'streamable-http', endpoint },
    capabilities: { ...CAPABILITIES, extensions: EXTENSIONS },
  };
}
