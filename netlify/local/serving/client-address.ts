import { type BlockList, isIP, isIPv6 } from 'node:net';

/** Whose word counts for who called: nobody's, that of so many proxies in front, or that of these proxies. */
export type Trust = 'nobody' | { readonly hops: number } | { readonly proxies: BlockList };

/**
 * The address of the caller. Each proxy adds to the right of X-Forwarded-For the address that called it, so the list
 * is read from the right for as long as its writers are believed: what stands further left may be made up.
 * @param socket the address at the other end of the connection
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trust: Trust): string {
  let caller = plainAddress(socket) ?? '';
  if (trust === 'nobody' || forwardedFor === undefined) return caller;
  const told = forwardedFor.split(',').reverse();
  for (const [hop, text] of told.entries()) {
    const believed = 'hops' in trust ? hop < trust.hops : isOneOf(trust.proxies, caller);
    const next = believed ? plainAddress(text) : undefined;
    if (next === undefined) break;
    caller = next;
  }
  return caller;
}

const isOneOf = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Without a port, brackets, or the prefix of an IPv4 address within IPv6; undefined for what is no address. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) > 0 ? bare : undefined;
}
