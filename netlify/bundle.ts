import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

/** The stylesheet of the built pages, for the one page that a function prints. */
const built = existsSync('dist/index.html') ? readFileSync('dist/index.html', 'utf8') : '';
const stylesheet = /href="(\/_astro\/[^"]+\.css)"/.exec(built)?.[1];

/**
 * Bundles each function with its packages into generated/functions, from where the platform takes it: one
 * file that loads in a fraction of the time of hundreds, and the MCP server as a chunk that only /mcp loads.
 */
rmSync('generated/functions', { recursive: true, force: true });
await build({
  entryPoints: ['netlify/functions/*.ts'],
  outdir: 'generated/functions',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The MCP server's schema validator for elicitation, which we do not use, is far smaller under this name.
  conditions: ['workerd'],
  define: stylesheet === undefined ? {} : { 'process.env.STYLESHEET': JSON.stringify(stylesheet) },
  logLevel: 'warning',
});
