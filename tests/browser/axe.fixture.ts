import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rows and items after the twentieth are like those before: checking all 400 rows of the catalog takes 25 seconds. */
const ALIKE = ['tbody > tr:nth-child(n + 21)', 'li:nth-child(n + 21)', 'option:nth-child(n + 21)'];

/** Rules whose outcome depends on colours and on the width of the window; all others on the markup alone. */
export const LAYOUT_RULES = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'meta-viewport',
];

/** What axe finds on the open page as it is shown now: each rule with the first element that breaks it. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Targets below 24 by 24 px (WCAG 2.2, 2.5.8): axe leaves the rule off.
    rules: { 'target-size': { enabled: true } },
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const { violations } = await page.evaluate<AxeResults, [string[], RunOptions]>(
    ([exclude, options]) =>
      (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(
        { exclude: exclude.map((selector) => [selector]) },
        options,
      ),
    [ALIKE, options],
  );
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
}
