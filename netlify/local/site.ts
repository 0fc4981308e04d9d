import { type ContentCoding, compress, preferredCoding } from './content-coding.ts';
import { isCompressible } from './content-types.ts';
import { decodePath, openFiles, type SiteFile } from './site-files.ts';

/** An answer made from files or rules, with lower-case header names. */
export interface StaticAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

export interface StaticCall {
  readonly method: string;
  /** Path as it stands in the URL, percent codes included. */
  readonly path: string;
  header(name: string): string | undefined;
}

export interface Site {
  has(path: string): Promise<boolean>;
  answer(call: StaticCall): Promise<StaticAnswer>;
}

/** The built site as Netlify's CDN would serve it. */
export function openSite(
  root: string,
  headersOf: (path: string) => Record<string, string>,
  now?: () => number,
): Site {
  const files = openFiles(root, now);
  // `files` hands out one object for each path and state of a file, so what is made of it can be kept.
  const made = new WeakMap<SiteFile, Map<ContentCoding | undefined, Promise<StaticAnswer>>>();

  function answerWith(file: SiteFile, path: string, coding: ContentCoding | undefined) {
    const answers = made.get(file) ?? new Map<ContentCoding | undefined, Promise<StaticAnswer>>();
    made.set(file, answers);
    const answer = answers.get(coding) ?? fileAnswer(file, headersOf(path), coding);
    answers.set(coding, answer);
    return answer;
  }

  async function notFound(): Promise<StaticAnswer> {
    const page = await files.find('/404.html');
    if (!page) return plain(404, 'Not found.');
    const { headers, body } = await answerWith(page, '/404.html', undefined);
    return { status: 404, headers, body };
  }

  return {
    async has(path) {
      const decoded = decodePath(path);
      return decoded !== undefined && (await files.find(decoded)) !== undefined;
    },
    async answer(call) {
      const path = decodePath(call.path);
      if (path === undefined) return plain(400, 'The address has faulty percent codes.');
      const file = await files.find(path);
      if (!file) return notFound();
      if (call.method !== 'GET' && call.method !== 'HEAD') {
        return plain(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
      }
      const answer = await answerWith(file, path, preferredCoding(call.header('accept-encoding')));
      return isKnown(answer.headers.etag, call.header('if-none-match')) ? notModified(answer) : answer;
    },
  };
}

export function plain(status: number, text: string, headers: Record<string, string> = {}): StaticAnswer {
  const body = Buffer.from(`${text}\n`);
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    body,
  };
}

async function fileAnswer(
  file: SiteFile,
  ruled: Record<string, string>,
  wanted: ContentCoding | undefined,
): Promise<StaticAnswer> {
  const encoded = wanted && (await smaller(file, wanted));
  const body = encoded ?? file.body;
  const vary = [ruled.vary ?? [], isCompressible(file.type) ? 'Accept-Encoding' : []].flat().join(', ');
  const headers = {
    'content-type': file.type,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...ruled,
    ...(vary && { vary }),
    ...(encoded && { 'content-encoding': wanted }),
    'content-length': String(body.length),
    etag: encoded ? `"${file.hash}-${wanted}"` : `"${file.hash}"`,
  };
  return { status: 200, headers, body };
}

/** The compressed body; undefined where compression gains nothing. */
async function smaller({ body, type }: SiteFile, coding: ContentCoding): Promise<Buffer | undefined> {
  if (!isCompressible(type) || body.length < 512) return undefined;
  const encoded = await compress(body, coding);
  return encoded.length < body.length ? encoded : undefined;
}

function notModified(answer: StaticAnswer): StaticAnswer {
  const aboutBody = ['content-type', 'content-encoding', 'content-length'];
  const rest = Object.entries(answer.headers).filter(([name]) => !aboutBody.includes(name));
  return { status: 304, headers: Object.fromEntries(rest) };
}

/** If-None-Match, by weak comparison (RFC 9110 section 13.1.2). */
function isKnown(etag: string | undefined, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
