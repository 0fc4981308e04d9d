import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { netlifyDev } from './netlify/local/vite-plugin.ts';
import { SCRIPT_GROUPS } from './src/browser/script-groups.ts';
import { numberParts } from './src/components/mdx/number-parts.ts';
import { storeColours } from './src/site/store-colours.ts';

/** Modules read the compiled data once: when `npm run dev` compiles it anew, they must be read anew too. The prose is written last. */
const freshData = {
  name: 'fresh-data',
  apply: 'serve',
  configureServer(server) {
    server.watcher.add('generated/prose.json');
    server.watcher.on('change', (file) => {
      if (!file.endsWith('generated/prose.json')) return;
      for (const environment of Object.values(server.environments)) {
        environment.moduleGraph.invalidateAll();
        environment.hot.send({ type: 'full-reload' });
      }
    });
  },
};

export default defineConfig({
  // Canonical addresses come from the compiled data, not from here.
  srcDir: './src',
  publicDir: './src/static',
  // netlify/build.ts makes the site beside the last one.
  outDir: `${process.env.BUILD_INTO ?? '.'}/dist`,
  trailingSlash: 'never',
  // Pages are made while others are written.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  integrations: [mdx({ processor: satteri({ mdastPlugins: [numberParts] }) })],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // Scripts and styles are files, never inline: the policy of the site forbids inline ones.
  vite: {
    plugins: [netlifyDev(), freshData],
    css: { postcss: { plugins: [storeColours()] } },
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_GROUPS } } } },
      },
    },
  },
});
