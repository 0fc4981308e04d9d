import type { Config } from '@netlify/functions';
import { preflight } from '../../src/surfaces/http.ts';

/** Files that agents read from pages of other sites: they lie on the CDN, which answers no preflight. */
export default async (): Promise<Response> => preflight(['GET']);

export const config: Config = {
  path: [
    '/.well-known/*',
    '/openapi.json',
    '/agents.md',
    '/llms.txt',
    '/llms-full.txt',
    '/mcp/server-card',
    '/data/*',
  ],
  method: 'OPTIONS',
};
