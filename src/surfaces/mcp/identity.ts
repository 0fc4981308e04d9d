/** Revisions that clients of /mcp may speak, newest first. */
export const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'];

/** The name of this server in discovery files: the origin's host, reversed. */
export function serverName(origin: string): string {
  return `${new URL(origin).hostname.split('.').reverse().join('.')}/lab-tests`;
}

const FIXED = { listChanged: false };

/** What this server can, extensions apart: nothing of it changes while it runs. */
export const CAPABILITIES = { tools: FIXED, prompts: FIXED, resources: FIXED, completions: {} };

/** Extensions of the protocol that it speaks. */
export const EXTENSIONS = { 'io.modelcontextprotocol/skills': {} };
