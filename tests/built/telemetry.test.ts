import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const files = globSync(['src/**/*.ts', 'netlify/**/*.ts', 'scripts/**/*.ts'])
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Every command of the scripts, and every line of the code, that starts Astro. */
const runs = [
  ...Object.values(scripts)
    .flatMap((script) => script.split(/[&;|()]+/))
    .filter((command) => /\bastro (build|check|dev|preview|sync)\b/.test(command)),
  ...files
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => /\b(?:npx astro\b|astro (?:build|check)')/.test(line)),
].map((run) => run.trim());

/** Files that start it as a process, with variables of their own. */
const starters = files.filter(({ text }) => /\('astro', \[/.test(text));

it('knows where Astro is started', () => {
  expect(runs.length).toBeGreaterThanOrEqual(3);
  expect(starters.map(({ file }) => file)).toEqual(['scripts/dev.ts']);
});

// Astro asks for the variable when its command starts, which is before it reads any configuration.
it.each(runs)('reports nothing to the makers of Astro: %s', (run) => {
  expect(run).toContain('ASTRO_TELEMETRY_DISABLED=1 ');
});

it.each(starters)('reports nothing to the makers of Astro: $file', ({ text }) => {
  expect(text).toContain("ASTRO_TELEMETRY_DISABLED: '1'");
});
