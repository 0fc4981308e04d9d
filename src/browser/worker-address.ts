interface Policy {
  createScriptURL(address: string): string;
}

/** The policies that the pages allow; each names one address. */
type PolicyName = 'offline' | 'reader';

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: PolicyName, rules: { createScriptURL(): string }): Policy;
    };
  }
}

const made = new Map<PolicyName, Policy | undefined>();

/** An address that a worker may be started from: a policy can be made once, and can name no other. */
export function workerAddress(name: PolicyName, address: string): string {
  if (!made.has(name))
    made.set(name, window.trustedTypes?.createPolicy(name, { createScriptURL: () => address }));
  return made.get(name)?.createScriptURL(address) ?? address;
}
