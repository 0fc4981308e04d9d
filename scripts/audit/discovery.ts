import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../netlify/local/server.ts';
import { pagePath } from '../../src/blocks/paths.ts';
import { site } from '../../src/site/site.ts';

/*
 * Outside checkers of what agents find, against the built site: npm run audit:discovery. Not part of npm test,
 * because npx fetches them. The build must have been made for this address, which their links lead to.
 */
const { data, pages } = site();
const { origin } = data.service.service;
const faults: string[] = [];

interface Ran {
  readonly failed: boolean;
  readonly out: string;
}

/** Runs a package of the registry in its exact version; a checker that finds a fault may exit with 1. */
async function npx(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const run = promisify(execFile)('npx', ['-y', ...command], {
    env: { ...process.env, ...env },
    maxBuffer: 256 * 1024 * 1024,
  });
  return run.then(
    ({ stdout }) => ({ failed: false, out: stdout }),
    (error: { stdout?: string; stderr?: string }) => ({
      failed: true,
      out: error.stdout || error.stderr || '',
    }),
  );
}

/** Prints a result and remembers a fault. */
function note(name: string, status: string, text: string): void {
  console.info(`${status.padEnd(5)} ${name}: ${text}`);
  if (status === 'fail') faults.push(name);
}

/** agentdocsspec.com: one page of each kind, which its own sampling would miss on a site in two languages. */
async function afdocs(): Promise<void> {
  const kinds = Map.groupBy(pages, ({ kind, lang }) => `${kind} ${lang}`);
  const urls = [...kinds.values()].flatMap(([page]) => (page === undefined ? [] : origin + pagePath(page)));
  const { out } = await npx([
    'afdocs@0.22.2',
    'check',
    `${origin}/`,
    '--urls',
    urls.join(','),
    '--request-delay',
    '0',
    '-f',
    'json',
  ]);
  const { results } = JSON.parse(out) as { results: { id: string; status: string; message: string }[] };
  for (const { id, status, message } of results) note(`afdocs ${id}`, status, message);
}

/** agentskills.io/specification: each folder as it is served. */
async function skills(): Promise<void> {
  const folder = 'dist/.well-known/agent-skills';
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const { failed, out } = await npx(['skills-ref@0.1.5', 'validate', join(folder, name)]);
    note(`skills-ref ${name}`, failed ? 'fail' : 'pass', out.trim().split('\n').join(' '));
  }
}

/** The agentic-browsing category of Lighthouse on the home page, with the browser that the project brings. */
async function lighthouse(): Promise<void> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const { out } = await npx(
    [
      'lighthouse@13.5.0',
      `${origin}/`,
      '--only-categories=agentic-browsing',
      '--output=json',
      '--quiet',
      `--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --user-data-dir=${profile}`,
    ],
    { CHROME_PATH: await chromium.executablePath() },
  );
  const { audits } = JSON.parse(out) as {
    audits: Record<string, { score: number | null; scoreDisplayMode: string; title: string }>;
  };
  for (const [id, { score, scoreDisplayMode, title }] of Object.entries(audits)) {
    if (score === null) console.info(`skip  lighthouse ${id}: ${scoreDisplayMode}`);
    else note(`lighthouse ${id}`, score === 1 ? 'pass' : 'fail', `${score} (${title})`);
  }
}

const server = await startServer({ root: process.cwd(), port: Number(new URL(origin).port), quiet: true });
try {
  await afdocs();
  await skills();
  await lighthouse();
} finally {
  await server.close();
}
if (faults.length > 0) {
  console.error(`\nFaults: ${faults.join(', ')}`);
  process.exitCode = 1;
}
