import { TOOLS } from '../src/core/tools/index.ts';
import { fuzz } from '../tests/fuzz.fixture.ts';

/**
 * Random inputs through every door of every tool: `npm run fuzz -- 20000 7` sends 20,000 to each, from seed 7. Prints
 * the slowest input of each tool, of which none should take 50 ms of a processor.
 */
const [runs = 10_000, seed = Math.trunc(Date.now() % 2 ** 31)] = process.argv.slice(2).map(Number);
console.info(`${runs} inputs for each tool, seed ${seed}`);
for (const tool of TOOLS) {
  await fuzz(tool, 50, 1);
  const { faults, slowest } = await fuzz(tool, runs, seed);
  console.info(
    `${tool.name.padEnd(28)} ${faults.length} faults, slowest ${slowest.ms.toFixed(1)} ms (${slowest.door})`,
  );
  if (slowest.ms > 50) console.info(`  ${slowest.input}`);
  for (const fault of faults.slice(0, 5)) console.info(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
