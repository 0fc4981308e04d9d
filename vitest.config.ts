import { configDefaults, defineConfig } from 'vitest/config';
import { DEMO_STORE, storeDir } from './src/data/read/store.ts';
import { DEMO_LANE } from './tests/demo-lane.ts';

/** What is bound to the demonstration: with a store of one's own it is left out. */
const store = storeDir('.');
const demo = store === DEMO_STORE ? [] : [...Object.keys(DEMO_LANE), 'tests/{built,browser}/demo/**'];
if (demo.length > 0)
  console.info(
    `The store is ${store}: tests that are bound to the demonstration are left out (tests/demo-lane.ts says which, and why).`,
  );

/** Many small files on all cores, their modules loaded once: no test here changes a module. */
const unit = {
  name: 'unit',
  include: [
    '{src,netlify,deploy,scripts}/**/*.test.ts',
    'tests/*.test.ts',
    'tests/{reading,judging,truth,safety,search,evals,damage}/*.test.ts',
  ],
  exclude: [...configDefaults.exclude, ...demo],
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
  exclude: [...configDefaults.exclude, ...demo],
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
