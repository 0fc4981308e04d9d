import type { Dataset } from '../core/model/dataset.ts';
import { pagePath } from '../documents/markdown.ts';
import type { SitePage } from '../documents/site.ts';
import { PROTOCOL_VERSIONS, serverName } from './mcp-identity.ts';

/** MCP server card: SEP-2127 (draft), with the fields of its older form, since its objects are open. */
export function serverCard({ service: { service } }: Dataset): unknown {
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
    capabilities: { tools: {} },
  };
}

const AI_CRAWLERS = [
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'Claude-Web',
  'Google-Extended',
  'CCBot',
  'PerplexityBot',
  'Applebot-Extended',
  'Amazonbot',
  'meta-externalagent',
];

const SIGNALS = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';

/** robots.txt with content signals (contentsignals.org): a named group must repeat them. */
export function robotsTxt({ service: { service } }: Dataset): string {
  return [
    '# Content signals: search = index and show short excerpts; ai-input = answer questions with it, with a link;',
    '# ai-train = train or fine-tune models. Restrictions are a reservation of rights under Article 4 of EU',
    '# Directive 2019/790.',
    '',
    'User-agent: *',
    SIGNALS,
    'Allow: /',
    '',
    ...AI_CRAWLERS.map((name) => `User-agent: ${name}`),
    SIGNALS,
    'Allow: /',
    '',
    `Sitemap: ${service.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The sitemap: every public page with the day of its last change. */
export function sitemapXml({ service: { service } }: Dataset, pages: readonly SitePage[]): string {
  const urls = pages.map((page) => {
    const path = pagePath(page);
    return `  <url><loc>${service.origin}${path}</loc><lastmod>${service.dataRelease}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
