import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PARTS, wholeBuild } from './serving/build-stamp.ts';
import { requireNode } from './serving/node-version.ts';
import { fail, serveUntilStopped } from './serving/run.ts';
import { requireSoundData } from './serving/self-check.ts';
import { readSettings } from './serving/settings.ts';

/** The command of `npm run serve`: serves what is built, and builds nothing. */
const root = resolve(import.meta.dirname, '../..');
try {
  requireNode(process.versions.node);
  const settings = readSettings(process.env);
  wholeBuild(root);
  requireSoundData(root, readdirSync(join(root, PARTS.data)), settings.origin);
  await serveUntilStopped(settings, { root });
} catch (error) {
  fail(error);
}
