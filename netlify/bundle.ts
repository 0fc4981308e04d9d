import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Where a build makes its parts, beside the last one. */
const into = process.env.BUILD_INTO ?? '.';
const functions = join(into, 'generated/functions');

/** A page of the site, where it is built already. */
function built(page: string): string {
  const path = join(into, 'dist', page);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** What stands around the built pages, for the pages that a function prints; scripts have nothing to do there. */
function around(html: string): { before: string; after: string } {
  const [, before = '', after = ''] =
    /<body[^>]*>([\s\S]*?)<main[\s\S]*<\/main>([\s\S]*?)<\/body>/.exec(html) ?? [];
  const plain = (part: string): string => part.replace(/<script[\s\S]*?<\/script>/g, '');
  return { before: plain(before), after: plain(after) };
}

const english = built('tools.html');
const spanish = built('es/tools.html') || english;
const sheetsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|data-styles)="(\/_astro\/[^"]+\.css)"/g)].map(([, href = '']) => href),
  ),
];
const stylesheets = sheetsIn(`${english}${built('tools/quote-order.html')}`);
const chrome = {
  stylesheets,
  own: {
    interpret_results: sheetsIn(built('tools/interpret-results.html')).filter(
      (sheet) => !stylesheets.includes(sheet),
    ),
  },
  around: { en: around(english), es: around(spanish) },
};

/**
 * Bundles each function with its packages into generated/functions, from where the platform takes it: one
 * file that loads in a fraction of the time of hundreds, and the MCP server as a chunk that only /mcp loads.
 */
rmSync(functions, { recursive: true, force: true });
await build({
  entryPoints: ['netlify/functions/*.ts'],
  outdir: functions,
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
  define: {
    // Functions are not told these when they run, as they are told URL.
    ...Object.fromEntries(
      ['DEPLOY_URL', 'DEPLOY_PRIME_URL'].map((name) => [
        `process.env.${name}`,
        JSON.stringify(process.env[name] ?? ''),
      ]),
    ),
    ...(english === ''
      ? {}
      : {
          'process.env.CHROME': JSON.stringify(JSON.stringify(chrome)),
          'process.env.CART': JSON.stringify(
            JSON.stringify({ en: built('cart.html'), es: built('es/cart.html') }),
          ),
        }),
  },
  logLevel: 'warning',
});
