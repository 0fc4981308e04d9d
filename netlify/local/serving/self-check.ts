import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from './build-stamp.ts';

/**
 * Every slice of the data can be read, and links lead to where the site is said to be reached.
 * @param origin ORIGIN of the environment
 * @throws Error naming the file at fault, or both addresses
 */
export function requireSoundData(root: string, files: readonly string[], origin: string | undefined): void {
  for (const file of files) parsed(join(root, PARTS.data, file), `${PARTS.data}/${file}`);
  const built: unknown = parsed(join(root, PARTS.data, 'service.json'), `${PARTS.data}/service.json`);
  const named = originOf(built);
  if (origin === undefined || named === origin) return;
  throw new Error(
    `ORIGIN is "${origin}", but this build links to "${named}": run "npm run build" with that ORIGIN, or leave it out.`,
  );
}

function parsed(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Error(`${name} cannot be read: run "npm run build -- --fresh".`);
  }
}

function originOf(slice: unknown): string {
  const { service } = Object(slice);
  return String(Object(service).origin);
}
