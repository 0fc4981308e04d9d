import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

/** A folder with these files, removed after the test. */
export async function folderWith(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'netlify-local-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return root;
}

/** A running server over a small site, closed after the test. */
export async function serving(
  files: Record<string, string>,
  options: Partial<ServerOptions> = {},
): Promise<RunningServer> {
  const root = await folderWith({ 'netlify.toml': toml, 'dist/404.html': '<h1>None</h1>', ...files });
  for (const folder of ['dist', 'generated/functions']) await mkdir(join(root, folder), { recursive: true });
  const server = await startServer({ root, port: 0, quiet: true, ...options });
  onTestFinished(() => server.close());
  return server;
}

const toml = `
[build]
publish = "dist"
[functions]
directory = "generated/functions"
`;

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request whose path and headers reach the server exactly as written, which fetch would not allow. */
export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject).end();
  });
}

/** The source of a function. */
export const functionSource = (config: string, body: string) =>
  `export default async (request, context) => { ${body} };\nexport const config = ${config};`;

/** A function body that tells what it was given. */
export const echo =
  'return Response.json({ method: request.method, url: request.url, params: context.params, ip: context.ip })';
