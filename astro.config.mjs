import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { netlifyDev } from './netlify/local/vite-plugin.ts';

export default defineConfig({
  // Canonical addresses come from the compiled data, not from here.
  srcDir: './src',
  publicDir: './src/static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [mdx()],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: { plugins: [netlifyDev()] },
});
