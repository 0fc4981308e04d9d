import type { Lang } from '../../core/model/vocabulary.ts';
import { cachesOf, langOf, mayKeepPage, offlinePath, outdated, pageKey, surplus, wayOf } from './ways.ts';

/** What a build puts on a device; the command that bundles this worker writes it in. */
export interface OfflineList {
  /** Names the release of the data and the files. */
  readonly build: string;
  /** What is kept at once: the look of a page, and the page that stands in for others. */
  readonly shell: readonly string[];
  /** What is kept once somebody comes back: all scripts, and the tools of the device with their data. */
  readonly whole: Readonly<Record<Lang, readonly string[]>>;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Told extends Extendable {
  readonly data: Message;
}

/** What a page tells the worker: itself, to be kept; or that somebody came back. */
export type Message = { readonly page: string } | { readonly back: Lang };

declare global {
  interface WindowEventMap {
    install: Extendable;
    activate: Extendable;
    fetch: Fetching;
  }
}

declare const OFFLINE: OfflineList;
declare const clients: { claim(): Promise<void> };

const { build, shell, whole } = OFFLINE;
const names = cachesOf(build);
/** Data that is not here by then is shown as it was kept. */
const PATIENCE_MS = 3000;
/** Everything is kept by its path alone. */
const ANY = { ignoreVary: true };

addEventListener('install', (event) => event.waitUntil(keepAll(shell)));

addEventListener('activate', (event) => event.waitUntil(dropOthers().then(() => clients.claim())));

addEventListener('message', {
  handleEvent(event: Told) {
    const { data } = event;
    event.waitUntil('page' in data ? keepVisited(data.page) : keepAll(whole[data.back]));
  },
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, location.origin);
  if (way === 'page') event.respondWith(page(event));
  if (way === 'unkept') event.respondWith(fetch(request).catch(() => standIn(request.url)));
  if (way === 'file') event.respondWith(file(request));
  if (way === 'data') event.respondWith(newest(request));
});

async function dropOthers(): Promise<void> {
  for (const name of outdated(await caches.keys(), build)) await caches.delete(name);
}

/** Adds what is not there yet; what fails comes with its first use. */
async function keepAll(paths: readonly string[]): Promise<void> {
  const files = await caches.open(names.files);
  for (const path of paths)
    if ((await files.match(path, ANY)) === undefined) await files.add(path).catch(() => undefined);
}

/** As it was kept at once, renewed behind it, where all its scripts are here too; else from the network. */
async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  const key = pageKey(request.url);
  const kept = await keptPage(key);
  if (kept !== undefined && (await isWhole(langOf(request.url)))) {
    event.waitUntil(keepVisited(key));
    return kept;
  }
  try {
    const answer = await fetch(request);
    event.waitUntil(keepPage(key, answer.clone()));
    return answer;
  } catch {
    return kept ?? standIn(request.url);
  }
}

const keptPage = async (key: string): Promise<Response | undefined> =>
  (await (await caches.open(names.pages)).match(key, ANY)) ??
  (await caches.open(names.files)).match(key, ANY);

/** The last of the list is there: the others came before it. */
async function isWhole(lang: Lang): Promise<boolean> {
  const last = whole[lang].at(-1);
  return last !== undefined && (await (await caches.open(names.files)).match(last, ANY)) !== undefined;
}

const keepVisited = (key: string): Promise<void> =>
  fetch(key, { headers: { accept: 'text/html' } }).then(
    (answer) => keepPage(key, answer),
    () => undefined,
  );

async function keepPage(key: string, answer: Response): Promise<void> {
  const { status, redirected, headers } = answer;
  // A fault of the service is no reason to drop what is here.
  if (status >= 500) return;
  const known = {
    status,
    redirected,
    type: headers.get('content-type'),
    cacheControl: headers.get('cache-control'),
  };
  const copy = answer.clone();
  const pages = await caches.open(names.pages);
  const may = mayKeepPage(known, await answer.text());
  // Deleted first, so that the newest stands last.
  await pages.delete(key, ANY);
  if (may) await pages.put(key, copy);
  for (const old of surplus(await pages.keys())) await pages.delete(old, ANY);
}

async function standIn(url: string): Promise<Response> {
  const files = await caches.open(names.files);
  return (await files.match(offlinePath(langOf(url)), ANY)) ?? Response.error();
}

async function file({ url }: Request): Promise<Response> {
  const files = await caches.open(names.files);
  return (await files.match(url, ANY)) ?? fetched(files, url);
}

async function fetched(files: Cache, url: string): Promise<Response> {
  const answer = await fetch(url);
  if (answer.status === 200) await files.put(url, answer.clone());
  return answer;
}

/** From the network, since a price may have changed; as it was kept where that takes too long or fails. */
async function newest({ url }: Request): Promise<Response> {
  const files = await caches.open(names.files);
  const asked = fetched(files, url);
  const kept = await files.match(url, ANY);
  if (kept === undefined) return asked;
  return Promise.race([
    asked.then(
      (answer) => (answer.ok ? answer : kept),
      () => kept,
    ),
    new Promise<Response>((done) => setTimeout(done, PATIENCE_MS, kept)),
  ]);
}
