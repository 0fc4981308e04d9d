import { defineConfig } from 'vitest/config';

/** Many small files on all cores, their modules loaded once: no test here changes a module. */
const unit = {
  name: 'unit',
  include: [
    '{src,netlify,scripts}/**/*.test.ts',
    'tests/*.test.ts',
    'tests/{reading,judging,truth,safety,search,evals,damage}/*.test.ts',
  ],
  globalSetup: ['tests/compiled.setup.ts'],
  isolate: false,
  maxWorkers: '100%',
  sequence: { groupOrder: 0 },
};

/** `retry`: a browser on a machine that does other things too is late now and then. */
const served = (name: string, groupOrder: number, retry = 0) => ({
  name,
  retry,
  include: [`tests/${name}/**/*.test.ts`],
  globalSetup: ['tests/built/served.setup.ts'],
  sequence: { groupOrder },
});

/** Follows CONTRIBUTING.md on copies of the project. */
const recipes = {
  name: 'recipes',
  include: ['tests/recipes/**/*.test.ts'],
  maxWorkers: '100%',
  sequence: { groupOrder: 3 },
};

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'generated/test-report.json' }]],
    // A browser and a bundler run among the tests, on two cores.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [unit, served('built', 1), served('browser', 2, 2), recipes].map((test) => ({
      extends: true,
      test,
    })),
  },
});
