import { resolve } from 'node:path';
import { startServer } from './server.ts';

try {
  const root = resolve(import.meta.dirname, '../..');
  const server = await startServer({ root, port: Number(process.env.PORT ?? 8888) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
