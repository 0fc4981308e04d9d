import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'netlify/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    reporters: ['default', ['json', { outputFile: 'generated/test-report.json' }]],
    // A browser and a bundler run among the tests, on two cores.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
