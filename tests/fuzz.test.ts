import { expect, it, vi } from 'vitest';
import { TOOLS } from '../src/core/tools/index.ts';
import { fuzz } from './fuzz.fixture.ts';

/** A new start each run, told when something is found. */
const seed = Math.trunc(Date.now() % 2 ** 31);

it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  '%s answers or refuses whatever is sent through any door, writes nothing, and is never busy for long',
  async (_name, tool) => {
    const written: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((...said) => void written.push(said)),
    );
    // The first call reads the data.
    await fuzz(tool, 20, 1);
    const { faults, slowest } = await fuzz(tool, 1_000, seed);
    for (const spy of spies) spy.mockRestore();
    expect(faults.slice(0, 3), `seed ${seed}`).toEqual([]);
    expect(written, `seed ${seed}`).toEqual([]);
    // Far above the goal of 50 ms: compilers and the collector of garbage run in any call. `npm run fuzz` measures.
    expect(slowest.ms, JSON.stringify(slowest)).toBeLessThan(1_500);
  },
);
