import { TOOLS } from '../../core/tools/index.ts';

type Params = Readonly<Record<string, unknown>>;

const JSON_TYPE = { 'content-type': 'application/json' };
const ENVELOPE = 'io.modelcontextprotocol';

export interface Rpc {
  readonly method: string;
  readonly params?: Params;
  /** null makes a notification. */
  readonly id?: number | null;
  /** These replace the headers that the revision asks for. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly version?: string;
}

/** A request as 2026-07-28 wants it: envelope in the body, the same facts in headers. */
export function modernRequest(
  site: string,
  { method, params = {}, id = 1, headers = {}, version = '2026-07-28' }: Rpc,
): Request {
  const _meta = {
    [`${ENVELOPE}/protocolVersion`]: version,
    [`${ENVELOPE}/clientCapabilities`]: {},
    [`${ENVELOPE}/clientInfo`]: { name: 'test', version: '1.0.0' },
  };
  const message = { jsonrpc: '2.0', ...(id === null ? {} : { id }), method, params: { ...params, _meta } };
  return mcpRequest(site, message, {
    'mcp-protocol-version': version,
    'mcp-method': method,
    ...nameOf(params),
    ...headers,
  });
}

/** What a call, a prompt or a resource is called by, in its header. */
const nameOf = ({ name, uri }: Params): Readonly<Record<string, string>> => {
  const called = name ?? uri;
  return typeof called === 'string' ? { 'mcp-name': called } : {};
};

/** A request as the 2025 revisions want it. */
export const oldRequest = (site: string, { method, params, id = 1, headers = {} }: Rpc): Request =>
  mcpRequest(site, { jsonrpc: '2.0', ...(id === null ? {} : { id }), method, params }, headers);

export const mcpRequest = (
  site: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Request =>
  new Request(`${site}/mcp`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A call of a tool, by default with its example. */
export const toolCall = (name: string, args: unknown = exampleOf(name)): Rpc => ({
  method: 'tools/call',
  params: { name, arguments: args },
});

const exampleOf = (name: string): unknown => TOOLS.find((tool) => tool.name === name)?.example;
