import { cpSync, readdirSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';

/** The worker in one file, without anything of Node but the hash of an ETag, which the platform has. */
export const bundled = (options: BuildOptions) =>
  build({
    ...options,
    entryPoints: ['deploy/cloudflare/worker.ts'],
    bundle: true,
    minify: true,
    platform: 'neutral',
    target: 'es2023',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:crypto'],
    define: { 'process.env': '{}' },
    logLevel: 'warning',
  });

/** After `npm run build`: the worker, and the data beside the files of the site. */
if (import.meta.main) {
  await bundled({ outfile: 'generated/cloudflare/worker.js', format: 'esm' });
  for (const file of readdirSync('generated/data').filter((name) => name.endsWith('.json')))
    cpSync(`generated/data/${file}`, `dist/_slices/${file}`);
  console.info('generated/cloudflare/worker.js and dist/_slices are ready.');
}
