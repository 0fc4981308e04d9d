import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const built = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** What stands around the built pages, for the pages that a function prints; scripts have nothing to do there. */
function around(html: string): { before: string; after: string } {
  const [, before = '', after = ''] =
    /<body[^>]*>([\s\S]*?)<main[\s\S]*<\/main>([\s\S]*?)<\/body>/.exec(html) ?? [];
  const plain = (part: string): string => part.replace(/<script[\s\S]*?<\/script>/g, '');
  return { before: plain(before), after: plain(after) };
}

const english = built('dist/tools.html');
const spanish = built('dist/es/tools.html') || english;
const sheetsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|data-styles)="(\/_astro\/[^"]+\.css)"/g)].map(([, href = '']) => href),
  ),
];
const stylesheets = sheetsIn(`${english}${built('dist/tools/quote-order.html')}`);
const chrome = {
  stylesheets,
  own: {
    interpret_results: sheetsIn(built('dist/tools/interpret-results.html')).filter(
      (sheet) => !stylesheets.includes(sheet),
    ),
  },
  around: { en: around(english), es: around(spanish) },
};

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
  define:
    english === ''
      ? {}
      : {
          'process.env.CHROME': JSON.stringify(JSON.stringify(chrome)),
          'process.env.CART': JSON.stringify(
            JSON.stringify({ en: built('dist/cart.html'), es: built('dist/es/cart.html') }),
          ),
        },
  logLevel: 'warning',
});
