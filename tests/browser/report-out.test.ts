import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFaults } from './axe.fixture.ts';
import { openBrowser, opened } from './browser.fixture.ts';
import { overflowing } from './layout.fixture.ts';
import { paste, THIRTY, WITHOUT_CRITICAL } from './pasted.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { width: 390, height: 844 };

/** Opens the form, pastes a report and looks at the answer. */
async function answered(
  text: string,
  act: (page: Page) => Promise<void>,
  { path = '/tools/interpret-results', ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<void> {
  const { page, faults, close } = await opened(browser, site + path, { viewport: PHONE, ...options });
  await paste(page, text);
  await act(page);
  expect(faults).toEqual([]);
  await close();
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

describe('a report of thirty values', () => {
  it('is one picture: two phone screens of rows, the critical value before it, its sentence said alone', async () => {
    await answered(THIRTY, async (page) => {
      expect(await page.locator('.answer h2').first().innerText()).toBe(
        '30 values: 14 in range, 15 outside, 1 critical',
      );
      const status = page.locator('form[data-tool] + p[role="status"]');
      expect(await status.innerText()).toBe('30 values: 14 in range, 15 outside, 1 critical.');
      expect(await page.locator('.answer [aria-live], .answer [role="status"]').count()).toBe(0);
      expect(await page.locator('.answer .pressing').innerText()).toMatch(/^Contact a doctor or emergency/);
      const heights = await page.evaluate(() => ({
        chart: document.querySelector('.report-chart')?.getBoundingClientRect().height ?? 0,
        rows: [...document.querySelectorAll('.result')].map((row) => row.getBoundingClientRect().height),
      }));
      expect(heights.rows).toHaveLength(30);
      expect(Math.min(...heights.rows)).toBeGreaterThanOrEqual(44);
      expect(heights.chart).toBeLessThanOrEqual(1700);
      expect(await overflowing(page)).toEqual([]);
    });
  });

  it('is read as rows: name, value with unit, range with its shape, and word', async () => {
    await answered(THIRTY, async (page) => {
      const table = page.getByRole('table', { name: 'Kidneys and salts' });
      const row = table.getByRole('row').filter({ hasText: 'Potassium' });
      expect(await row.getByRole('rowheader').innerText()).toBe('Potassium');
      expect((await row.getByRole('cell').allInnerTexts()).map((cell) => cell.trim())).toEqual([
        '6.7 mmol/L',
        expect.any(String),
        'Critical: high',
      ]);
      expect(await row.getByRole('img').getAttribute('aria-label')).toMatch(
        /^Octagon, critical; range 3\.5 to 5\.2 mmol\/L.*; mark of a published range, /,
      );
      const shapes = await page
        .locator('.result > .line .track')
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label')?.split(' ').slice(0, 2).join(' ')),
        );
      expect(new Set(shapes)).toEqual(
        new Set(['Dot inside', 'Small triangle', 'Large triangle', 'Octagon, critical;']),
      );
      expect(await axeFaults(page)).toEqual([]);
    });
  });

  it('opens a row by keyboard, with the ranges of others inside', async () => {
    await answered(WITHOUT_CRITICAL, async (page) => {
      const row = page
        .locator('.result')
        .filter({ has: page.getByRole('heading', { name: 'TSH', exact: true }) });
      await row.locator('summary').first().focus();
      await page.keyboard.press('Enter');
      await row.getByText('Is my laboratory’s range strict?').first().waitFor();
      expect(await row.getByText(/of \d+ published adult ranges hold this value/).isVisible()).toBe(true);
      expect(await overflowing(page)).toEqual([]);
    });
  });

  it('is pressed anywhere on a row', async () => {
    await answered(THIRTY, async (page) => {
      const row = page.locator('.result').first();
      await row.scrollIntoViewIfNeeded();
      const box = await row.boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 20);
      await row.locator('.card').waitFor();
    });
  });

  it('offers what comes next with a price and its days as a calendar file, and nothing to buy while a value is urgent', async () => {
    await answered(WITHOUT_CRITICAL, async (page) => {
      const next = page.locator('.next-tests').first().locator('li').first();
      expect(await next.innerText()).toMatch(/\$\d+\.\d\d/);
      await next.getByRole('button', { name: /^Add/ }).click();
      await expect.poll(() => next.locator('.add').getAttribute('aria-pressed')).toBe('true');
      // The first Add asks for the state.
      await page.getByRole('button', { name: 'Not now' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Dates for my calendar' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('retests.ics');
    });
    await answered(THIRTY, async (page) => {
      expect(await page.locator('.answer .add').count()).toBe(0);
    });
  });
});

describe('on paper', () => {
  const printed = async (text: string, path?: string): Promise<number> => {
    let pages = 0;
    await answered(
      text,
      async (page) => {
        await page.locator('[data-both]').check();
        // It is made once the answer is painted.
        await page.locator('.sheet .asked').waitFor({ state: 'attached' });
        await page.emulateMedia({ media: 'print' });
        const left = await page.evaluate(() =>
          [...document.querySelectorAll('header, footer, nav, form, button, input, label, .notice, h1')]
            .filter((one) => one.checkVisibility())
            .map(({ tagName }) => tagName),
        );
        expect(left).toEqual([]);
        expect(await page.locator('.sheet .other').first().isVisible()).toBe(true);
        pages = pagesOf(await page.pdf({ format: 'Letter' }));
      },
      path === undefined ? {} : { path },
    );
    return pages;
  };

  it('thirty values take two pages, in two languages too', async () => {
    expect(await printed(THIRTY)).toBe(2);
    expect(await printed(THIRTY, '/es/tools/interpret-results')).toBe(2);
  });

  it('eight values take one page', async () => {
    const eight = THIRTY.split('\n').slice(0, 11).join('\n');
    expect(await printed(eight)).toBe(1);
  });
});

describe('in Spanish', () => {
  it('says the same with its own words', async () => {
    await answered(
      'Glucosa 108 mg/dL 70-99\nHemoglobina 10,4 g/dL 11,1-15,9\nPotasio 4,1 mmol/L 3,5-5,2',
      async (page) => {
        expect(await page.locator('.answer h2').first().innerText()).toBe('3 valores: 1 en rango, 2 fuera');
        expect(await page.getByRole('table', { name: 'Azúcar' }).innerText()).toContain('Un poco alto');
      },
      { path: '/es/tools/interpret-results' },
    );
  });
});

describe('a value that cannot be judged', () => {
  it('stands first, in a group of its own, with a hollow shape', async () => {
    await answered('Sodium 140 mmol/L\nZonopathin 42.5 ng/mL', async (page) => {
      const first = page.locator('.report-chart section').first();
      expect(await first.innerText()).toMatch(/^Not judged: look at these yourself/);
      expect(await first.locator('.flag').innerText()).toContain('Not judged');
      expect(await first.locator('.mark.unjudged').count()).toBe(1);
      expect(await page.locator('.answer h2').first().innerText()).toBe('2 values: 1 in range, 1 not judged');
    });
  });
});

describe('somebody to whom other ranges apply', () => {
  it.each([
    { fields: { age: '6' }, says: 'Ranges of children change with age.' },
    { fields: { age: '31', pregnancy: 'true' }, says: 'Pregnancy changes many values.' },
  ])('is told so: $says', async ({ fields, says }) => {
    const { page, close } = await opened(browser, `${site}/tools/interpret-results`, { viewport: PHONE });
    const form = page.locator('form[data-tool]');
    for (const [name, value] of Object.entries(fields)) {
      const field = form.locator(`[name="${name}"]`).first();
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    await paste(page, 'Hemoglobin 12.4 g/dL\nTSH 2.1 mIU/L');
    expect(await page.locator('.answer').innerText()).toContain(says);
    expect(await page.getByText('Is my laboratory’s range strict?').count()).toBe(0);
    await close();
  });
});
