import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { DATA_PACKAGE } from '../src/client/data.ts';
import { TOOLS } from '../src/core/tools/index.ts';
import { loadDataset } from '../src/data/load.ts';
import { bundleManifest, pluginFiles, registryEntry } from '../src/surfaces/agents/installing.ts';
import { openApi } from '../src/surfaces/openapi/openapi.ts';
import { citationFile } from '../src/surfaces/release/citation.ts';
import { noticeFile } from '../src/surfaces/release/notice.ts';

/*
 * Packs what others install: the command line, the MCP server over stdio and the typed client in one package, and
 * the compiled data of this release in another; beside them the plugin for hosts that install one (plugins/), the folder
 * of an MCP bundle (mcpb/) and the entry of the MCP registry (server.json). Into generated/package, or the folder that is
 * named.
 */
const into = resolve(process.argv[2] ?? 'generated/package');
const own = JSON.parse(readFileSync('package.json', 'utf8'));
const data = loadDataset();
const { service } = data.service;
const NODE = '>=22';

function packed(name: string, manifest: object, fill: (folder: string) => void): void {
  const folder = join(into, name);
  mkdirSync(folder, { recursive: true });
  fill(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', into], { cwd: folder });
}

rmSync(into, { recursive: true, force: true });
const types = astToString(
  await openapiTS(JSON.parse(JSON.stringify(openApi(data))), { defaultNonNullable: false }),
);
await build({
  entryPoints: { cli: 'src/client/cli.ts', index: 'src/client/fetch-client.ts' },
  outdir: join(into, own.name, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  // The MCP server's schema validator for elicitation, which is not used, is far smaller under this name.
  conditions: ['workerd'],
  external: ['pdfjs-dist'],
  define: { 'process.env.LABS_VERSION': JSON.stringify(own.version) },
  logLevel: 'warning',
});
packed(
  own.name,
  {
    name: own.name,
    version: own.version,
    description: own.description,
    license: own.license,
    type: 'module',
    bin: { labs: 'dist/cli.mjs' },
    exports: { '.': { types: './types/index.d.ts', default: './dist/index.mjs' } },
    engines: { node: NODE },
    peerDependencies: { 'pdfjs-dist': own.dependencies['pdfjs-dist'] },
    peerDependenciesMeta: { 'pdfjs-dist': { optional: true } },
  },
  (folder) => {
    cpSync('LICENSE', join(folder, 'LICENSE'));
    cpSync('src/client/package/README.md', join(folder, 'README.md'));
    mkdirSync(join(folder, 'types'));
    cpSync('src/client/package/index.d.ts', join(folder, 'types/index.d.ts'));
    writeFileSync(join(folder, 'types/openapi.d.ts'), types);
  },
);

/** A file with its size and hash. */
function listed(folder: string, path: string) {
  const bytes = readFileSync(join(folder, path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, bytes: bytes.length, sha256, licence: 'CC-BY-4.0' };
}

/** What the tools read, and what MCP offers beside them; pages alone need the rest. */
const slices = new Set([
  ...['service', 'registry', 'itemTwins', 'skills', 'appStyles', 'country'],
  ...TOOLS.flatMap(({ reads }) => reads),
]);
packed(
  DATA_PACKAGE,
  {
    name: DATA_PACKAGE,
    version: service.dataRelease.replaceAll('-0', '-').replaceAll('-', '.'),
    description: `Data of ${service.brand}, compiled for ${own.name}: release ${service.dataRelease}.`,
    license: 'CC-BY-4.0',
    exports: { './*': './*' },
  },
  (folder) => {
    cpSync('data/README.md', join(folder, 'README.md'));
    for (const file of readdirSync('generated/data'))
      if (slices.has(file.split('.')[0] ?? '')) cpSync(`generated/data/${file}`, join(folder, file));
    writeFileSync(join(folder, 'NOTICE.txt'), noticeFile(loadDataset()));
    writeFileSync(join(folder, 'CITATION.cff'), citationFile(loadDataset()));
    const files = readdirSync(folder).sort();
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(files.map((name) => listed(folder, name))));
  },
);

/** Writes a file of a published folder. */
function written(folder: string, path: string, text: string): void {
  const file = join(into, folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (service.shows.mcp) {
  written('', 'server.json', `${JSON.stringify(registryEntry(data), null, 2)}\n`);
  for (const { path, text } of pluginFiles(data)) written('plugins', path, text);
}
written('mcpb', 'manifest.json', `${JSON.stringify(bundleManifest(data, NODE), null, 2)}\n`);
cpSync('LICENSE', join(into, 'mcpb/LICENSE'));
cpSync(join(into, own.name, 'dist'), join(into, 'mcpb/dist'), { recursive: true });
cpSync(join(into, DATA_PACKAGE), join(into, 'mcpb/data'), { recursive: true });
