import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

/** For the tests of a file: a copy of the small store, which commands work on, and what they say. */
export function withSmallStore(): { readonly folder: string; said: string[] } {
  const at = { folder: '', said: [] as string[] };
  beforeEach(() => {
    at.folder = join(mkdtempSync(join(tmpdir(), 'store-')), 'store');
    cpSync(resolve('tests/stores/prairie'), at.folder, { recursive: true });
    vi.stubEnv('STORE_DIR', at.folder);
    at.said = [];
    const say = (text: unknown): void => {
      at.said.push(String(text));
    };
    vi.spyOn(console, 'info').mockImplementation(say);
    vi.spyOn(console, 'error').mockImplementation(say);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return at;
}
