import { pageLang } from '../language.ts';
import { workerAddress } from '../worker-address.ts';
import type { Message } from './worker.ts';

/** The one address that the policy of the pages lets a worker be started from. */
const WORKER = '/sw.js';

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Keeps what was open for times without a connection: this page now, the tools of the device for who comes back. */
async function register({ serviceWorker, connection }: Navigator): Promise<void> {
  const back = serviceWorker.controller !== null;
  await serviceWorker.register(workerAddress('offline', WORKER));
  const { active } = await serviceWorker.ready;
  const tell = (message: Message): void => active?.postMessage(message);
  if (!back) tell({ page: location.pathname });
  else if (connection?.saveData !== true) tell({ back: pageLang() });
}

// A browser may refuse to keep anything: then nothing is kept.
register(navigator).catch(() => undefined);
