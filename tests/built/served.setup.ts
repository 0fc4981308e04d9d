import { existsSync } from 'node:fs';
import { startUnlimited } from '../../netlify/local/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, with its functions and without the limit of requests. */
    readonly site: string;
  }
}

/** Serves the built site once for all tests of a project. */
export default async function setup({ provide }: { provide: (key: 'site', value: string) => void }) {
  if (!existsSync('dist/index.html')) throw new Error('These tests ask the built site: npm run build first.');
  const server = await startUnlimited({ root: process.cwd(), port: 0, quiet: true });
  provide('site', server.url);
  return () => server.close();
}
