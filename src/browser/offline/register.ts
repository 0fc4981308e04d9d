import { pageLang } from '../language.ts';
import type { Message } from './worker.ts';

/** The one address that the policy of the pages lets a worker be started from. */
const WORKER = '/sw.js';

interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: 'offline', rules: { createScriptURL(): string }): Policy;
    };
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Keeps what was open for times without a connection: this page now, the tools of the device for who comes back. */
async function register({ serviceWorker, connection }: Navigator): Promise<void> {
  const back = serviceWorker.controller !== null;
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => WORKER });
  await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  const { active } = await serviceWorker.ready;
  const tell = (message: Message): void => active?.postMessage(message);
  if (!back) tell({ page: location.pathname });
  else if (connection?.saveData !== true) tell({ back: pageLang() });
}

// A browser may refuse to keep anything: then nothing is kept.
register(navigator).catch(() => undefined);
