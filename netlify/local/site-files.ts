import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentType } from './content-types.ts';

/** A file of the built site, in memory. */
export interface SiteFile {
  readonly path: string;
  readonly mtimeMs: number;
  readonly body: Buffer;
  readonly type: string;
  /** Hash of the body, without quotes. */
  readonly hash: string;
}

/** The names that a URL path stands for, most exact first; undefined for a path that no file can have. */
function fileNames(path: string): string[] | undefined {
  const [first, ...segments] = path.split('/');
  if (first !== '') return undefined;
  const slash = segments.at(-1) === '';
  if (slash) segments.pop();
  if (segments.some((name) => name === '' || name === '.' || name === '..')) return undefined;
  const name = segments.join('/');
  if (name === '') return ['index.html'];
  const pages = [`${name}.html`, `${name}/index.html`];
  return slash ? pages : [name, ...pages];
}

/** The path with its percent codes resolved; undefined when they are faulty or hide a separator or NUL. */
export function decodePath(pathname: string): string | undefined {
  if (!pathname.includes('%')) return pathname;
  if (/%(?:2f|5c|00)/i.test(pathname)) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

const freshMs = 500;
const budgetBytes = 256 * 1024 * 1024;

/**
 * Files below `root` by URL path. What was read stays in memory and is compared with the disk again after
 * half a second; beyond the budget the files read longest ago are dropped.
 */
export function openFiles(root: string, now: () => number = () => performance.now()) {
  const found = new Map<string, { file: SiteFile; checkedAt: number }>();
  const pending = new Map<string, Promise<SiteFile | undefined>>();
  let heldBytes = 0;

  async function locate(path: string, known: SiteFile | undefined): Promise<SiteFile | undefined> {
    const home = await realpath(root).catch(absent);
    if (home === undefined) return undefined;
    for (const name of fileNames(path) ?? []) {
      const file = await open(home, join(home, name), known);
      if (file) return file;
    }
    return undefined;
  }

  function forget(path: string): void {
    heldBytes -= found.get(path)?.file.body.length ?? 0;
    found.delete(path);
  }

  async function look(path: string): Promise<SiteFile | undefined> {
    const file = await locate(path, found.get(path)?.file);
    forget(path);
    if (!file) return undefined;
    found.set(path, { file, checkedAt: now() });
    heldBytes += file.body.length;
    for (const oldest of found.keys()) {
      if (heldBytes <= budgetBytes) break;
      forget(oldest);
    }
    return file;
  }

  return {
    find(path: string): Promise<SiteFile | undefined> {
      const held = found.get(path);
      if (held && now() - held.checkedAt < freshMs) return Promise.resolve(held.file);
      // Callers of the same moment share one look, and with it what is made of the file.
      const looking = pending.get(path) ?? look(path).finally(() => pending.delete(path));
      pending.set(path, looking);
      return looking;
    },
  };
}

async function open(home: string, path: string, known: SiteFile | undefined): Promise<SiteFile | undefined> {
  const real = await realpath(path).catch(absent);
  if (real === undefined || !real.startsWith(home + sep)) return undefined;
  const status = await stat(real);
  if (!status.isFile()) return undefined;
  if (known?.path === real && known.mtimeMs === status.mtimeMs && known.body.length === status.size) {
    return known;
  }
  const body = await readFile(real);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { path: real, mtimeMs: status.mtimeMs, body, type: contentType(real), hash };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code && ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(error.code)) return undefined;
  throw error;
}
