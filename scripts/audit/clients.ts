import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Makes clients of dist/openapi.json with generators too heavy to be dependencies (11 and 60 MB; npx brings these
 * versions), and compiles programs that use them: whoever has looked at `status` knows every other field.
 * openapi-typescript is among the tests.
 */
const GENERATORS = [
  [
    '-p',
    'typescript@6.0.3',
    '-p',
    '@hey-api/openapi-ts@0.99.0',
    'openapi-ts',
    '-i',
    'openapi.json',
    '-o',
    'made/hey-api',
  ],
  ['-p', 'orval@8.38.0', 'orval', '--config', 'orval.config.mjs'],
] as const;

const ORVAL = `export default {
  labs: { input: './openapi.json', output: { target: './made/orval.ts', client: 'fetch', mode: 'single' } },
};
`;

/** What a caller does with an answer, whatever made its types. */
const uses = (answer: string): string => `
  if (${answer}.status === 'ok') {
    const total: number = ${answer}.total;
    const first: string | undefined = ${answer}.items[0]?.name;
    console.info(total, first, ${answer}.meta.dataRelease);
  } else if (${answer}.status === 'needs_info') {
    const missing: readonly string[] = ${answer}.missing;
    console.info(missing, ${answer}.message);
  } else {
    // @ts-expect-error: what is not served has no total
    console.info(${answer}.total);
  }`;

const PROGRAMS = {
  'hey-api.ts': `import { getCatalogItem, quoteOrder } from './made/hey-api';
const { data: answer } = await quoteOrder({ body: { items: ['cbc'], state: 'TX' } });
if (answer !== undefined) {${uses('answer')}
}
const { data: item } = await getCatalogItem({ path: { slug: 'cbc' } });
const price: number | undefined = item?.prices.list;
console.info(price);
// @ts-expect-error: items are a list
await quoteOrder({ body: { items: 'cbc' } });
`,
  'orval.ts': `import { type CatalogPrices, getCatalogItem, quoteOrder } from './made/orval';
const answer = await quoteOrder({ items: ['cbc'], state: 'TX' });
if (answer.status === 200) {${uses('answer.data')}
}
const item = await getCatalogItem('cbc');
const prices: CatalogPrices | undefined = item.status === 200 ? item.data.prices : undefined;
console.info(prices?.list);
// @ts-expect-error: items are a list
await quoteOrder({ items: 'cbc' });
`,
};

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['*.ts'],
};

const folder = mkdtempSync(join(tmpdir(), 'audit-clients-'));
copyFileSync('dist/openapi.json', join(folder, 'openapi.json'));
writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
writeFileSync(join(folder, 'orval.config.mjs'), ORVAL);
for (const [name, text] of Object.entries(PROGRAMS)) writeFileSync(join(folder, name), text);

const ran = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status === 0;
// Once more where the registry of packages failed: this runs in CI.
const made = GENERATORS.every((command) => ran('npx', ['-y', ...command]) || ran('npx', ['-y', ...command]));
const compiled = made && ran(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.']);
rmSync(folder, { recursive: true });
console.info(
  compiled ? 'The clients of both generators compile and narrow on status.' : 'Not all clients compile.',
);
if (!compiled) process.exitCode = 1;
