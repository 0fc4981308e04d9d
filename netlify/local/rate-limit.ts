/** A function's `config.rateLimit`. */
export interface RateLimitRule {
  readonly windowLimit: number;
  readonly windowSeconds: number;
  /** Without 'ip' all callers share one counter; 'domain' makes no difference on one machine. */
  readonly aggregateBy: readonly string[];
}

export interface RateLimitState {
  readonly allowed: boolean;
  /** Calls that are left in the window. */
  readonly remaining: number;
  /** Seconds until the oldest counted call leaves the window, at least 1. */
  readonly resetSeconds: number;
}

/** Counts the calls of one function. */
export interface RateLimiter {
  readonly rule: RateLimitRule;
  /** `counts: false` looks without counting. */
  check(address: string, counts: boolean): RateLimitState;
  readonly size: number;
}

/**
 * An exact sliding window: the times of the served calls of each address. Refused calls are not counted.
 * The map is ordered by the last served call, so what has expired stands in front.
 */
export function createRateLimiter(
  rule: RateLimitRule,
  now: () => number = () => performance.now(),
  maxAddresses = 1_000_000,
): RateLimiter {
  const windowMs = rule.windowSeconds * 1000;
  const served = new Map<string, number[]>();

  function dropExpired(time: number): void {
    for (const [key, times] of served) {
      if ((times.at(-1) ?? 0) > time - windowMs && served.size <= maxAddresses) return;
      served.delete(key);
    }
  }

  return {
    rule,
    get size() {
      return served.size;
    },
    check(address, counts) {
      const time = now();
      const key = rule.aggregateBy.includes('ip') ? addressKey(address) : '';
      const times = (served.get(key) ?? []).filter((past) => past > time - windowMs);
      const allowed = !counts || times.length < rule.windowLimit;
      if (counts && allowed) {
        times.push(time);
        served.delete(key);
        served.set(key, times);
        dropExpired(time);
      }
      const oldest = times[0] ?? time;
      return {
        allowed,
        remaining: rule.windowLimit - times.length,
        resetSeconds: Math.max(1, Math.ceil((oldest + windowMs - time) / 1000)),
      };
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
