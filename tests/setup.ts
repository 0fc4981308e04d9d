import { startServer } from '../netlify/local/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, with its functions and without the limit of requests. */
    readonly site: string;
  }
}

/** Serves the built site once for all tests. */
export default async function setup({ provide }: { provide: (key: 'site', value: string) => void }) {
  const server = await startServer({ root: process.cwd(), port: 0, rateLimit: false, quiet: true });
  provide('site', server.url);
  return () => server.close();
}
