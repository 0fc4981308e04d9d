import { type ServerOptions, startServer } from '../server.ts';
import type { Settings } from './settings.ts';

/** Serves until SIGINT or SIGTERM, which let what runs be answered; a second one ends at once. */
export async function serveUntilStopped(
  { port, host, trust, log }: Settings,
  options: Omit<ServerOptions, 'port'>,
  stopped?: () => void,
): Promise<void> {
  const server = await startServer({
    port,
    trust,
    ...(host === undefined ? {} : { host }),
    ...(log ? { log: console.info } : {}),
    ...options,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      stopped?.();
      void server.close().then(() => process.exit(0));
    });
  }
}

/** Says what went wrong in its own words, without the places in code. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
