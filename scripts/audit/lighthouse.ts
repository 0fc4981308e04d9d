import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath } from '../../tests/browser/browser.fixture.ts';
import { checkerFile, run } from './checkers.ts';

export const CATEGORIES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;

export interface Lit {
  /** In the order of `CATEGORIES`, 0 to 100. */
  readonly scores: readonly number[];
  /** Milliseconds on the phone that Lighthouse simulates: until the largest paint, and in long tasks. */
  readonly paint: number;
  readonly blocking: number;
  /** What cost points, or came too late. */
  readonly faults: readonly string[];
}

/** The largest paint of a page comes no later, and nothing blocks. */
const LATEST_PAINT = 1200;

interface Report {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        score: number | null;
        title: string;
        displayValue?: string;
        numericValue?: number;
        scoreDisplayMode: string;
      }
    >
  >;
}

/** The best of up to three runs: other work on the machine slows the processor that performance is measured on. */
export async function lighthouseOn(address: string): Promise<Lit> {
  let best = await runOn(address);
  for (let again = 0; again < 2 && ((best.scores[0] ?? 0) < 100 || best.paint > LATEST_PAINT); again++) {
    const lit = await runOn(address);
    const gain = (lit.scores[0] ?? 0) - (best.scores[0] ?? 0);
    if (gain > 0 || (gain === 0 && lit.paint < best.paint)) best = lit;
  }
  return best;
}

/** One run of Lighthouse at its settings for a phone, on the browser that the project brings. */
async function runOn(address: string): Promise<Lit> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const { out, err } = await run(
    process.execPath,
    [
      checkerFile('lighthouse', 'cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --user-data-dir=${profile}`,
    ],
    { CHROME_PATH: await browserPath() },
  );
  rmSync(profile, { recursive: true, force: true });
  if (out === '')
    return {
      scores: CATEGORIES.map(() => 0),
      paint: 0,
      blocking: 0,
      faults: [`Lighthouse could not run: ${err}`],
    };
  const { categories, audits } = JSON.parse(out) as Report;
  const faults = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1),
      )
      .map(
        ({ id }) => `Lighthouse ${category} ${id}: ${audits[id]?.title} @ ${audits[id]?.displayValue ?? ''}`,
      ),
  );
  const paint = Math.round(audits['largest-contentful-paint']?.numericValue ?? 0);
  const blocking = Math.round(audits['total-blocking-time']?.numericValue ?? 0);
  if (paint > LATEST_PAINT) faults.push(`Lighthouse largest paint after ${LATEST_PAINT} ms @ ${paint}`);
  if (blocking > 0) faults.push(`Lighthouse blocking time @ ${blocking}`);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    paint,
    blocking,
    faults,
  };
}
