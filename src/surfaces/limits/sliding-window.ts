export interface RateLimitRule {
  /** Calls that one address may make in a window. */
  readonly windowLimit: number;
  readonly windowSeconds: number;
}

export interface RateLimitState {
  readonly allowed: boolean;
  /** Calls that are left in the window. */
  readonly remaining: number;
  /** Seconds until a place is free, or, after a refusal, until what was refused has place; at least 1. */
  readonly resetSeconds: number;
  /** The time of this check. */
  readonly at: number;
}

/** Counts calls by address. */
export interface RateLimiter {
  readonly rule: RateLimitRule;
  /** Counts so many calls, all or none; 0 looks without counting. */
  check(address: string, calls: number): RateLimitState;
  /** Counts so many calls in place of the one that was counted at this time; when they are refused, that one is gone too. */
  recount(address: string, at: number, calls: number): RateLimitState;
  /** Counts calls that were served already, also beyond the limit. */
  charge(address: string, calls: number): RateLimitState;
  readonly size: number;
}

/**
 * An exact sliding window: the times of the served calls of each address; refused calls are not counted. Addresses
 * stand in two generations: a call moves its address to the young one, and when that is a window old, or holds half
 * of the maximum, it becomes the old one and the old one is dropped whole. No call walks over the addresses.
 */
export function createRateLimiter(
  rule: RateLimitRule,
  now: () => number = () => performance.now(),
  maxAddresses = 200_000,
): RateLimiter {
  const windowMs = rule.windowSeconds * 1000;
  let young = new Map<string, number[]>();
  let old = new Map<string, number[]>();
  let bornAt = now();

  function remember(key: string, times: number[], time: number): void {
    if (time - bornAt >= windowMs || (!young.has(key) && young.size * 2 >= maxAddresses)) {
      old = young;
      young = new Map();
      bornAt = time;
    }
    young.set(key, times);
    old.delete(key);
  }

  const timesOf = (key: string): number[] => young.get(key) ?? old.get(key) ?? [];

  function add(key: string, times: number[], time: number, calls: number): void {
    for (let call = 0; call < calls; call++) times.push(time);
    if (calls > 0) remember(key, times, time);
  }

  function check(address: string, calls: number): RateLimitState {
    const time = now();
    const key = addressKey(address);
    const times = timesOf(key).filter((past) => past > time - windowMs);
    const excess = times.length + calls - rule.windowLimit;
    const allowed = excess <= 0;
    if (allowed) add(key, times, time, calls);
    const awaited = times[allowed ? 0 : excess - 1] ?? time;
    return {
      allowed,
      remaining: Math.max(0, rule.windowLimit - times.length),
      // The clock counts parts of a millisecond, whose dust would make a second more.
      resetSeconds: Math.max(1, Math.ceil(Math.round(awaited + windowMs - time) / 1000)),
      at: time,
    };
  }

  return {
    rule,
    get size() {
      return young.size + old.size;
    },
    check,
    recount(address, at, calls) {
      const times = timesOf(addressKey(address));
      const own = times.indexOf(at);
      if (own >= 0) times.splice(own, 1);
      return check(address, calls);
    },
    charge(address, calls) {
      const key = addressKey(address);
      add(key, timesOf(key), now(), calls);
      return check(address, 0);
    },
  };
}

/** What one household or host shares: the whole IPv4 address, the first 64 bits of an IPv6 address. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const ending = tail === '' ? [] : tail.split(':');
    // A dotted IPv4 ending stands for two groups.
    const width = ending.length + (tail.includes('.') ? 1 : 0);
    while (groups.length + width < 8) groups.push('0');
    groups.push(...ending);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
