import type { KeptReport } from '../../core/history/kept-report.ts';

/**
 * The reports that a person chose to keep, in a database of this browser. It is made by the first report and gone with
 * the last press of "Erase all"; looking whether there is one makes none. Each call opens and closes it, and lets go
 * where another tab takes it away.
 */
const NAME = 'kept-reports';
const STORE = 'reports';

/** It never tells whoever tells it: a page draws its own changes itself. */
const channel = new BroadcastChannel('kept-reports');

/** @returns undefined where there is no database and none is to be made */
function open(make: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      if (make) request.result.createObjectStore(STORE, { keyPath: 'id' });
      else request.transaction?.abort();
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (!make && request.error?.name === 'AbortError') resolve(undefined);
      else reject(request.error);
    };
  });
}

/** One piece of work, done whole or not at all. */
async function work<T>(
  mode: IDBTransactionMode,
  make: boolean,
  use: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open(make);
  if (database === undefined) return undefined;
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Everything that is kept; rejects where the browser refuses its storage. */
export const allKept = async (): Promise<readonly KeptReport[]> =>
  (await work<KeptReport[]>('readonly', false, (store) => store.getAll())) ?? [];

/** Keeps reports; one of an id that is there already takes its place. */
export async function keepReports(reports: readonly KeptReport[]): Promise<void> {
  await work('readwrite', true, (store) => {
    for (const report of reports) store.put(report);
    return undefined;
  });
  tell();
}

export async function eraseReport(id: string): Promise<void> {
  await work('readwrite', false, (store) => store.delete(id));
  tell();
}

/** Erases the whole database. */
export async function eraseAll(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
  tell();
}

const tell = (): void => channel.postMessage('changed');

/** Tells of each change that another tab makes. */
export function onKept(hear: () => void): void {
  channel.addEventListener('message', hear);
  // A page that comes back by the back button was asleep.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hear();
  });
}
