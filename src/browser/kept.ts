/** What is kept on this device. A browser may refuse its storage, or it may be full: then nothing is kept. */
function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export const kept = (key: string): string | undefined =>
  attempt((storage) => storage.getItem(key)) ?? undefined;

export const keep = (key: string, text: string): void => attempt((storage) => storage.setItem(key, text));

export const forget = (key: string): void => attempt((storage) => storage.removeItem(key));

/** Takes away all of it, whatever wrote it. */
export const forgetEverything = (): void => attempt((storage) => storage.clear());
