import { describe, expect, test } from 'vitest';
import { addressKey, createRateLimiter } from './sliding-window.ts';

const rule = { windowLimit: 120, windowSeconds: 60 };

function limiterAt(start: number, maxAddresses?: number) {
  const clock = { time: start };
  const limiter = createRateLimiter(rule, () => clock.time, maxAddresses);
  const burst = (count: number, address = '192.0.2.1') =>
    Array.from({ length: count }, () => limiter.check(address, 1)).filter(({ allowed }) => allowed).length;
  return { clock, limiter, burst };
}

test.each([0, 59_999, 1_700_000_012_345])('a burst of 200 at %i: 120 served, 80 refused', (start) => {
  const { burst } = limiterAt(start);
  expect(burst(200)).toBe(120);
});

test('the window slides: each served call frees its place after 60 seconds', () => {
  const { clock, limiter, burst } = limiterAt(0);
  expect(burst(100)).toBe(100);
  clock.time = 30_000;
  expect(burst(100)).toBe(20);
  clock.time = 59_999;
  expect(burst(10)).toBe(0);
  expect(limiter.check('192.0.2.1', 1)).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 1 });
  clock.time = 60_000;
  expect(burst(200)).toBe(100);
  clock.time = 89_999;
  expect(burst(1)).toBe(0);
  clock.time = 90_000;
  expect(burst(200)).toBe(20);
});

test('no window of 60 seconds ever holds more than 120 served calls', () => {
  const { clock, limiter } = limiterAt(0);
  const served: number[] = [];
  for (let step = 0; step < 2000; step++) {
    clock.time += (step * 7919) % 997;
    if (limiter.check('192.0.2.1', 1).allowed) served.push(clock.time);
  }
  const fullest = Math.max(
    ...served.map((from) => served.filter((time) => time >= from && time < from + 60_000).length),
  );
  expect(fullest).toBe(120);
});

test('tells what is left and when the oldest call leaves', () => {
  const { clock, limiter } = limiterAt(0);
  expect(limiter.check('192.0.2.1', 1)).toMatchObject({ allowed: true, remaining: 119, resetSeconds: 60 });
  clock.time = 19_500;
  expect(limiter.check('192.0.2.1', 1)).toMatchObject({ allowed: true, remaining: 118, resetSeconds: 41 });
});

test('several calls count all or not at all, and the wait is until all of them have place', () => {
  const { clock, limiter, burst } = limiterAt(0);
  burst(100);
  clock.time = 10_000;
  burst(15);
  clock.time = 20_000;
  expect(limiter.check('192.0.2.1', 6)).toMatchObject({ allowed: false, remaining: 5, resetSeconds: 40 });
  expect(limiter.check('192.0.2.1', 106)).toMatchObject({ allowed: false, remaining: 5, resetSeconds: 50 });
  expect(limiter.check('192.0.2.1', 121)).toMatchObject({ allowed: false, resetSeconds: 60 });
  expect(limiter.check('192.0.2.1', 5)).toMatchObject({ allowed: true, remaining: 0 });
});

test('a call that turns out to be several counts as so many, from then on', () => {
  const { clock, limiter, burst } = limiterAt(0);
  const { at } = limiter.check('192.0.2.1', 1);
  clock.time = 30_000;
  burst(60);
  expect(limiter.recount('192.0.2.1', at, 60)).toMatchObject({ allowed: true, remaining: 0 });
  clock.time = 60_000;
  expect(burst(1)).toBe(0);
});

test('a call that turns out to be too many gives its place back', () => {
  const { limiter, burst } = limiterAt(0);
  burst(110);
  const { at } = limiter.check('192.0.2.1', 1);
  expect(limiter.recount('192.0.2.1', at, 11)).toMatchObject({ allowed: false, remaining: 10 });
  expect(burst(20)).toBe(10);
});

test('a look does not count', () => {
  const { limiter } = limiterAt(0);
  for (let i = 0; i < 200; i++) limiter.check('192.0.2.1', 0);
  expect(limiter.size).toBe(0);
  expect(limiter.check('192.0.2.1', 1).remaining).toBe(119);
});

test('what was served beyond the limit counts against what follows', () => {
  const { clock, limiter, burst } = limiterAt(0);
  burst(119);
  expect(limiter.charge('192.0.2.1', 5)).toMatchObject({ remaining: 0 });
  expect(burst(1)).toBe(0);
  clock.time = 60_000;
  expect(burst(200)).toBe(120);
});

test('addresses have counters of their own', () => {
  const { burst } = limiterAt(0);
  expect([burst(150, '192.0.2.1'), burst(150, '192.0.2.2')]).toEqual([120, 120]);
});

test('an IPv6 network of /64 shares one counter', () => {
  const { burst } = limiterAt(0);
  expect(burst(100, '2001:db8:1:2::1')).toBe(100);
  expect(burst(100, '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(20);
  expect(burst(200, '2001:db8:1:3::1')).toBe(120);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
  ['1::', '1:0:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

describe('memory', () => {
  const address = (i: number): string => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;

  test('addresses that have been quiet for two windows are dropped', () => {
    const { clock, limiter } = limiterAt(0);
    for (let i = 0; i < 1000; i++) limiter.check(address(i), 1);
    expect(limiter.size).toBe(1000);
    clock.time = 60_000;
    limiter.check('192.0.2.1', 1);
    clock.time = 120_000;
    limiter.check('192.0.2.1', 1);
    expect(limiter.size).toBe(1);
  });

  test('nobody is forgotten within the window while there is room', () => {
    const { clock, limiter, burst } = limiterAt(0);
    clock.time = 59_000;
    expect(burst(120)).toBe(120);
    for (const time of [60_000, 90_000, 118_999]) {
      clock.time = time;
      limiter.check('192.0.2.2', 1);
      expect(burst(1)).toBe(0);
    }
    clock.time = 119_000;
    expect(burst(200)).toBe(120);
  });

  test('a million addresses: the maximum is kept, and a busy one is not forgotten', () => {
    const { limiter, burst } = limiterAt(0, 1000);
    expect(burst(119)).toBe(119);
    for (let i = 0; i < 1_000_000; i++) {
      limiter.check(address(i), 1);
      if (i === 300) expect(burst(5)).toBe(1);
      if (i === 600) expect(burst(5)).toBe(0);
    }
    expect(limiter.size).toBeLessThanOrEqual(1000);
  });
});
