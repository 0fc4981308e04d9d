import { eraseAll } from '../history/store.ts';
import { forgetEverything } from '../kept.ts';
import { CACHES } from './ways.ts';

/** The button that takes away all that the pages keep on this device. */
export function forgetting(part: Element): void {
  const status = part.querySelector('[role="status"]');
  part.querySelector('button')?.addEventListener('click', async () => {
    forgetEverything();
    await eraseAll().catch(() => undefined);
    await withoutPages().catch(() => undefined);
    if (status !== null) status.textContent = part.getAttribute('data-forget');
  });
}

async function withoutPages(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const worker of workers) await worker.unregister();
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
}
