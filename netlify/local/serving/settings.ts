import { BlockList, isIP } from 'node:net';
import type { Trust } from './client-address.ts';

/** What an operator sets in the environment. */
export interface Settings {
  readonly port: number;
  /** Address to listen on; undefined listens on all. */
  readonly host?: string;
  /** Where the site is reached; undefined leaves it to the build. */
  readonly origin?: string;
  readonly trust: Trust;
  /** A line for each request. */
  readonly log: boolean;
}

/** Thrown with everything that is wrong, one sentence a line. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * HOST, PORT, ORIGIN, TRUST_PROXY, RATE_LIMIT, ALLOWED_HOSTS and LOG of the environment; one that is empty counts as
 * not set. RATE_LIMIT and ALLOWED_HOSTS are read by the functions; here they are only checked.
 * @throws SettingsError with all faults at once
 */
export function readSettings(env: Environment): Settings {
  const faults: string[] = [];
  const read = <T>(name: string, reader: (text: string) => T | undefined, wanted: string): T | undefined => {
    const text = env[name]?.trim();
    if (!text) return undefined;
    const value = reader(text);
    if (value === undefined) faults.push(`${name} is "${text}": it must be ${wanted}.`);
    return value;
  };
  const port = read(
    'PORT',
    (text) => wholeUpTo(text, 65_535),
    'a whole number from 0 to 65535 (0: any free one)',
  );
  const host = read('HOST', hostOf, 'an address of this machine, such as 127.0.0.1 or ::1');
  const origin = read(
    'ORIGIN',
    originOf,
    'an http or https address without a path, such as https://labs.example.org',
  );
  const trust = read(
    'TRUST_PROXY',
    trustOf,
    'a number of proxies, or addresses and networks with commas between',
  );
  read('RATE_LIMIT', limitOf, 'calls a minute for each caller, or "off"');
  read('ALLOWED_HOSTS', hostsOf, 'names of hosts with commas between');
  const log = read('LOG', (text) => ({ requests: true, off: false })[text], '"requests" or "off"');
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return {
    port: port ?? 8888,
    ...(host === undefined ? {} : { host }),
    ...(origin === undefined ? {} : { origin }),
    trust: trust ?? 'nobody',
    log: log ?? true,
  };
}

const wholeUpTo = (text: string, most: number): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const hostOf = (text: string): string | undefined =>
  isIP(text) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined;

function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '');
  return isPlain ? url.origin : undefined;
}

const limitOf = (text: string): true | undefined =>
  text === 'off' || (wholeUpTo(text, 1_000_000) ?? 0) > 0 ? true : undefined;

const hostsOf = (text: string): true | undefined =>
  text.split(',').every((name) => /^(?:[a-z\d-]+\.)*[a-z\d-]+$/i.test(name.trim())) ? true : undefined;

/** `1` is the number of proxies in front; else a list of their addresses and networks. */
function trustOf(text: string): Trust | undefined {
  const hops = wholeUpTo(text, 20);
  if (hops !== undefined) return hops === 0 ? 'nobody' : { hops };
  const proxies = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', bits, ...more] = part.trim().split('/');
    const version = isIP(address);
    const width = bits === undefined ? undefined : wholeUpTo(bits, version === 6 ? 128 : 32);
    if (version === 0 || more.length > 0 || (bits !== undefined && width === undefined)) return undefined;
    const family = version === 6 ? 'ipv6' : 'ipv4';
    if (width === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, width, family);
  }
  return { proxies };
}
