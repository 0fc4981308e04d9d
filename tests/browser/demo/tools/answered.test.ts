import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../../src/core/model/vocabulary.ts';
import { axeFaults } from '../../axe.fixture.ts';
import { REPORT, submit, visit } from './visit.fixture.ts';

describe('an agent in the browser', () => {
  it('finds the tool of the page, calls it, and loses it when the page is left', async () => {
    await visit(
      '/tools/convert-units',
      async ({ page, sent }) => {
        await page.waitForFunction(() => 'offered' in window);
        const offered = await page.evaluate(async () => {
          const { tool, signal } = (
            window as unknown as {
              offered: {
                tool: {
                  name: string;
                  annotations: unknown;
                  inputSchema: { required: string[] };
                  execute: (input: unknown) => Promise<{ structuredContent: { to: { text: string } } }>;
                };
                signal: AbortSignal;
              };
            }
          ).offered;
          const { structuredContent } = await tool.execute({ analyte: 'glucose', value: 100 });
          dispatchEvent(new PageTransitionEvent('pagehide'));
          return {
            name: tool.name,
            annotations: tool.annotations,
            required: tool.inputSchema.required,
            to: structuredContent.to.text,
            left: signal.aborted,
          };
        });
        expect(offered).toEqual({
          name: 'convert_units',
          annotations: { readOnlyHint: true },
          required: ['analyte', 'value'],
          to: '5.55 mmol/L',
          left: true,
        });
        expect(sent.filter((request) => request.includes('/api/'))).toEqual([]);
      },
      {},
      (page) =>
        page.addInitScript(() => {
          const registerTool = (tool: unknown, { signal }: { signal: AbortSignal }) =>
            Object.assign(window, { offered: { tool, signal } });
          Object.assign(document, { modelContext: { registerTool } });
        }),
    );
  });

  it('is the only reason to load what offers it', async () => {
    await visit('/tools/convert-units', async ({ page, sent }) => {
      await page.getByLabel('US unit').waitFor();
      expect(sent.filter((request) => /webmcp|definitions/.test(request))).toEqual([]);
    });
  });
});

/** Every tool with an answer shown, as a link or a few presses bring it about. */
const ANSWERED: readonly (readonly [path: string, act?: (page: Page) => Promise<void>])[] = [
  ['/tools/search-tests?query=thyroid'],
  ['/tools/get-test?slug=tsh'],
  ['/tools/list-panels?category=heart-health'],
  [
    '/tools/recommend-tests',
    async (page) => {
      await page.locator('input[value="Heart health"]').check();
      await submit(page);
    },
  ],
  ['/tools/quote-order?items=tsh,cbc,lipid-panel,cmp,tssh&state=TX'],
  ['/tools/find-draw-sites?zip=10001'],
  ['/tools/lookup-reference-range?marker=ferritin&sex=female&age=34'],
  ['/tools/compare-prices?test=cbc&withItems=tsh'],
  [
    '/tools/interpret-results',
    async (page) => {
      await page.locator('#interpret_results-values').fill(REPORT);
      await page.locator('[data-row]').first().waitFor();
      await submit(page);
    },
  ],
  ['/tools/convert-units?analyte=glucose&value=100'],
  [
    '/tools/calculate-free-testosterone',
    async (page) => {
      await page.locator('#calculate_free_testosterone-totalT').fill('500');
      await page.locator('#calculate_free_testosterone-shbg').fill('35');
    },
  ],
  ['/tools/compare-provider?provider=quest-health'],
  ['/tools/get-guide', submit],
];
/** The sentences of all tools come in one file for each language. */
const MOST_SCRIPT = 105 * 1024;
/** The value that came out is judged and drawn on its range, too. */
const RANGE_SCRIPT = 9 * 1024;
/**
 * The interpreter brings its reader of reports and their table, its judge and its warning signs, so that all of it stays
 * on the device; it makes the answer ahead of the press, and says what was not read.
 */
const READER_SCRIPT = 67 * 1024;

type Act = (page: Page) => Promise<void>;
describe.each(LANGS)('every tool answered in %s', (lang) => {
  it.each(ANSWERED.map(([path, act]): [string, Act | undefined] => [path, act]))(
    '%s has no accessibility fault, never scrolls sideways and is light',
    async (path, act) => {
      await visit((lang === 'es' ? '/es' : '') + path, async ({ page, script }) => {
        await act?.(page);
        await page.locator('.answer:not([hidden]):not([aria-busy]) > *').first().waitFor();
        expect(await axeFaults(page)).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBeLessThanOrEqual(0);
        const reader = path.endsWith('/interpret-results')
          ? READER_SCRIPT
          : /convert|testosterone/.test(path)
            ? RANGE_SCRIPT
            : 0;
        expect(script()).toBeLessThanOrEqual(MOST_SCRIPT + reader);
      });
    },
  );
});
