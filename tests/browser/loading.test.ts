import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { toolIn } from '../../src/core/tools/index.ts';
import { LARGEST, ORDER } from '../built/samples.fixture.ts';
import { data } from '../built/served.fixture.ts';
import { openBrowser, settled } from './browser.fixture.ts';
import { type Load, loaded, paintOf, type Weight } from './load.fixture.ts';

const site = inject('site');
let browser: Browser;
const table: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  console.info(['   all  html   css    js  data  (bytes, brotli)', ...table.sort()].join('\n'));
});

/** Bytes, as they travel: the largest page of each kind stays below. */
const BUDGET = { total: 40_000, withFonts: 110_000, css: 15_500, script: 12_000 };
/** The list of everything, with the price at each lab: half a kilobyte for every ten tests. */
const CATALOG = 44_000;
/**
 * Where a tool has run: its scripts come when they are needed. A quote merges what is to be done before the draw, the
 * interpreter brings its reader of reports with the table of what was read, its judge, and what reads a person's own
 * lines for warning signs; what opens files comes with the first file.
 */
const TOOL_SCRIPT = 107_000;
/** The value that came out, judged and drawn on its range. */
const RANGE_SCRIPT = 9_000;
const READER_SCRIPT = 69_000;

function note(name: string, { total, html, css, script, data }: Weight): void {
  table.push(`${[total, html, css, script, data].map((n) => String(n).padStart(6)).join('')}  ${name}`);
}

/** Fills a tool's form with its own example and sends it. */
async function run({ page, idle }: Load, name: string): Promise<boolean> {
  const tool = toolIn(data.service, name);
  const form = page.locator(`form[data-tool="${name}"]`);
  if (tool === undefined || (await form.count()) === 0) return false;
  await form.evaluate((element, example) => {
    if (!(element instanceof HTMLFormElement)) return;
    for (const [field, value] of Object.entries(example)) {
      const control = element.elements.namedItem(field);
      if (control instanceof HTMLTextAreaElement) control.value = [value].flat().join('\n');
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = String(value);
      if (control instanceof HTMLElement) control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, tool.example);
  const report = form.locator('textarea[name="values"]');
  if ((await report.count()) > 0) await report.fill('TSH 5.2 mIU/L');
  // What was written may be read and shown first.
  await idle();
  await settled(page);
  await form.locator('button[type="submit"]').first().click();
  await page.locator(`[data-answer-of="${name}"]`).filter({ hasText: /\S/, visible: true }).waitFor();
  return true;
}

/** The one that starts the others may come early: more of them hold up what a phone paints. */
const scriptsBeforePaint = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0)).length;
  });

describe.concurrent('the largest page of each kind', () => {
  it.for(LARGEST)(
    '$kind ($path) is light, keeps still and stays within its policy',
    async ({ kind, path }, { expect, onTestFinished }) => {
      const load = await loaded(browser, site + path);
      const { page, faults, weight, hurry, idle, close } = load;
      onTestFinished(close);
      const first = await weight();
      note(path, first);
      if (path !== ORDER) {
        expect
          .soft(first.total, 'whole page')
          .toBeLessThanOrEqual(kind.startsWith('catalog') ? CATALOG : BUDGET.total);
        expect.soft(first.total + first.font, 'with fonts').toBeLessThanOrEqual(BUDGET.withFonts);
        expect.soft(first.script, 'script').toBeLessThanOrEqual(BUDGET.script);
      }
      expect.soft(first.css, 'css').toBeLessThanOrEqual(BUDGET.css);

      expect.soft(await scriptsBeforePaint(page), 'scripts asked for before the first paint').toBeLessThan(2);
      const { shift, largest } = await paintOf(page);
      // The sheet of an order, and kept reports, are drawn from what the device keeps.
      const still = path === ORDER ? 0.01 : path.endsWith('/my-results/kept') ? 0.1 : 0.001;
      expect.soft(shift, 'layout shift').toBeLessThan(still);
      expect.soft(largest, 'largest paint').toMatch(/^text of|^image .*\/data\/maps\//);

      await hurry();
      const tool = (kind.split('/').at(-1) ?? '').replaceAll('-', '_');
      if (await run(load, tool)) {
        await idle();
        note(`${path} with its answer`, await weight());
      }
      const reader =
        tool === 'interpret_results' ? READER_SCRIPT : /convert|testosterone/.test(tool) ? RANGE_SCRIPT : 0;
      expect.soft((await weight()).script, 'script').toBeLessThanOrEqual(TOOL_SCRIPT + reader);
      expect(faults).toEqual([]);
    },
  );
});
