import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, opened, settled } from './browser.fixture.ts';
import { paste, THIRTY } from './pasted.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visit(act: (page: Page, asked: string[]) => Promise<void>): Promise<void> {
  const asked: string[] = [];
  const { page, faults, close } = await opened(
    browser,
    `${site}/tools/interpret-results`,
    { viewport: { width: 390, height: 844 } },
    async (before) => {
      before.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  );
  await page.locator('form[data-running]').waitFor();
  await act(page, asked);
  expect(faults).toEqual([]);
  await close();
}

const text = (page: Page) => page.locator('form[data-tool] textarea').first();
const see = (page: Page) => page.locator('form[data-tool] button[type="submit"]');
const title = (page: Page) => page.locator('.answer > .sentence');
const whole = (page: Page) => page.locator('.answer > .sheet').waitFor({ state: 'attached' });

describe('an answer that is made while values are looked at', () => {
  it('asks for nothing more at the press but what keeps it, and stands there whole and in order', async () => {
    await visit(async (page, asked) => {
      await text(page).fill(THIRTY);
      await page.locator('[data-row]').nth(29).waitFor();
      await settled(page);
      await page.waitForTimeout(3000);
      asked.length = 0;
      await see(page).click();
      await whole(page);
      expect(asked.filter((path) => !/with-keep/.test(path))).toEqual([]);
      const order = await page.evaluate(() =>
        [...document.querySelectorAll('.answer > *')].map(
          ({ tagName, classList }) => classList[0] ?? tagName,
        ),
      );
      expect(order.slice(0, 2)).toEqual(['sentence', 'callout']);
      expect(order.filter((one) => one === 'sheet')).toHaveLength(1);
      const systems = await page.locator('.report-chart h2').allInnerTexts();
      expect(systems.slice(0, 3)).toEqual(['Blood cells', 'Iron', 'Sugar']);
      expect(await page.locator('.result').count()).toBe(30);
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('answer');
    });
  });

  it('is never the one of values that were changed since', async () => {
    await visit(async (page) => {
      await paste(page, 'TSH 2.1 mIU/L 0.4-4.5');
      expect(await title(page).innerText()).toBe('1 value, in range');
      await settled(page);
      // In one turn: nothing is made ahead between the change and the press.
      await page.evaluate(() => {
        const area = document.querySelector<HTMLTextAreaElement>('form[data-tool] textarea');
        if (area === null) return;
        area.value = 'TSH 9.9 mIU/L 0.4-4.5';
        area.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector<HTMLElement>('form[data-tool] button[type="submit"]')?.click();
      });
      await page.locator('.answer > .sentence', { hasText: '1 value: 1 outside' }).waitFor();
    });
  });

  it('is made anew for another person', async () => {
    await visit(async (page) => {
      await text(page).fill('Hemoglobin 12.4 g/dL');
      await page.locator('[data-row]').waitFor();
      await settled(page);
      await page.getByLabel('Female').check();
      await page.getByLabel('Age in years').fill('34');
      await see(page).click();
      await whole(page);
      expect(await page.locator('.whom').innerText()).toBe('Judged for: female, 34 years.');
    });
  });
});

describe('a report that was not read to its end', () => {
  const LINE = 'Malarial Parasite\tNot Seen\t\t\tNot Seen';

  it('is never called all in range, and says which lines are missing before it comforts', async () => {
    await visit(async (page) => {
      await paste(page, `Sodium 140 mmol/L 134-144\n${LINE}`);
      expect(await title(page).innerText()).toBe('1 value: 1 in range, 1 line not read');
      const said = page.locator('.answer > .callout').first();
      expect(await said.innerText()).toContain('1 line was not read as a value');
      expect(await said.locator('q').innerText()).toContain('Malarial Parasite');
      expect(await page.locator('.answer').innerText()).not.toMatch(/No value lies outside|all in range/);
    });
  });

  it('is all in range once the line is gone', async () => {
    await visit(async (page) => {
      await paste(page, `Sodium 140 mmol/L 134-144\n${LINE}`);
      await text(page).fill('Sodium 140 mmol/L 134-144');
      await settled(page);
      await see(page).click();
      await page.locator('.answer > .sentence', { hasText: '1 value, in range' }).waitFor();
    });
  });

  it('a value that is still to be checked is in doubt in its answer, too', async () => {
    await visit(async (page) => {
      await paste(page, 'TSH 2.1 mIU/L 0.4-4.5\nTSH 3.9 mIU/L 0.4-4.5');
      expect(await title(page).innerText()).toBe('2 values: 2 in range');
      expect(await page.locator('.answer > .callout').first().innerText()).toContain(
        '2 values are still to be checked above',
      );
    });
  });
});

describe('printed by the browser itself', () => {
  it('all of the answer is there, whether its sheet is made or not', async () => {
    await visit(async (page) => {
      await page.evaluate(() => {
        window.requestIdleCallback = () => 0;
      });
      await paste(page, THIRTY);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.sheet > *').count()).toBe(0);
      expect(await page.locator('.report-chart').isVisible()).toBe(true);
      expect(await page.locator('.result').count()).toBe(30);
    });
  });

  it('while the rest of the answer is still coming, it comes at once', async () => {
    await visit(async (page) => {
      await text(page).fill(THIRTY);
      await page.locator('[data-row]').nth(29).waitFor();
      await settled(page);
      const rows = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            new MutationObserver((_, observer) => {
              if (document.querySelector('.answer > .sentence') === null) return;
              observer.disconnect();
              dispatchEvent(new Event('beforeprint'));
              done(document.querySelectorAll('.answer .result').length);
            }).observe(document.body, { childList: true, subtree: true });
            document.querySelector<HTMLElement>('form[data-tool] button[type="submit"]')?.click();
          }),
      );
      expect(rows).toBe(30);
    });
  });
});

describe('a text without a value', () => {
  it.each([
    ['', 'There is no report here yet.'],
    ['Dear Ana,\nplease call the front desk.', 'This text does not look like a lab report'],
    ['Malarial Parasite\tNot Seen\t\t\tNot Seen', 'No value was found in this text, although'],
    ['Zonopathy Ab NON-REACTIVE', 'No value was found in this text, although'],
  ])('%j is told so, with what to do: %s', async (typed, says) => {
    await visit(async (page) => {
      await text(page).fill(typed);
      await page.waitForTimeout(500);
      await see(page).click();
      await page.locator('.answer > .callout', { hasText: says }).waitFor();
      expect(await page.locator('.answer li').count()).toBe(3);
      expect(await page.locator('.errors').isVisible()).toBe(false);
    });
  });
});
