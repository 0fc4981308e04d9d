import { spawnSync } from 'node:child_process';

/**
 * Everything that needs no build. The data comes first, since its faults explain those of the other stages; all of them
 * run, whatever the ones before say.
 */
const STAGES: readonly (readonly [name: string, command: string])[] = [
  ['data', 'node src/site/compile.ts'],
  ['format and lint', 'biome check .'],
  ['types of pages', 'ASTRO_TELEMETRY_DISABLED=1 astro check'],
  ['types of the core', 'tsc -p src/core'],
  [
    'imports, tools and documents',
    'vitest run --project unit --reporter dot tests/architecture.test.ts tests/tools.test.ts tests/docs.test.ts',
  ],
];

const failed = STAGES.filter(([name, command]) => {
  console.info(`\n${name}: ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0;
});

if (failed.length > 0) {
  console.error(`\nFaults in: ${failed.map(([name]) => name).join(', ')}. Begin with the first.`);
  process.exitCode = 1;
}
