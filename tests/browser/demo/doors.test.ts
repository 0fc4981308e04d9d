import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pathIn } from '../../../src/core/address.ts';
import { LANGS } from '../../../src/core/model/vocabulary.ts';
import { DOOR_LIST } from '../../../src/documents/doors/doors.ts';
import { openBrowser, opened as openedAt } from '../browser.fixture.ts';

const site = inject('site');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 } };
const opened = (path: string, options = {}) => openedAt(browser, site + path, options);

describe('the five doors', () => {
  it.each(LANGS)('lead to their pages and mark where one is, on a phone too (%s)', async (lang) => {
    for (const options of [{}, PHONE]) {
      const { page, faults, close } = await opened(pathIn('/', lang), options);
      for (const { title, path } of DOOR_LIST) {
        await page.locator('.doors').getByRole('link', { name: title[lang] }).click();
        await page.waitForURL(`**${pathIn(path, lang)}`);
        expect(await page.locator('.doors [aria-current="page"]').innerText()).toBe(title[lang]);
      }
      expect(faults).toEqual([]);
      await close();
    }
  });

  it('stand at the bottom edge of a phone, each large enough for a thumb, and cover no end of a page', async () => {
    const { page, close } = await opened('/learn', PHONE);
    const boxes = await page.locator('.doors a').evaluateAll((links) =>
      links.map((link) => {
        const { width, height, bottom } = link.getBoundingClientRect();
        return { width, height, bottom };
      }),
    );
    expect(boxes).toHaveLength(5);
    for (const { width, height, bottom } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(bottom).toBeLessThanOrEqual(844);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [end, bar] = await page.evaluate(() => [
      document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('.doors')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(end).toBeLessThanOrEqual((bar ?? 0) + 1);
    await close();
  });

  it('lie in the page where the window is low', async () => {
    const { page, close } = await opened('/learn', { viewport: { width: 320, height: 256 } });
    expect(await page.locator('.doors').evaluate((nav) => getComputedStyle(nav).position)).toBe('static');
    await close();
  });
});

describe('code for programs', () => {
  it('shows one language at a time, by arrow keys too, and is copied with one press', async () => {
    const { page, faults, close } = await opened('/docs/tools/quote-order', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('curl').waitFor();
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await tab('curl').focus();
    await page.keyboard.press('ArrowRight');
    expect(await tab('TypeScript').getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel', { name: 'TypeScript' }).innerText()).toContain('await fetch(');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('await fetch(');
    expect(faults).toEqual([]);
    await close();
  });

  it('is three blocks under headings without scripts', async () => {
    const { page, close } = await opened('/es/docs/tools/quote-order', { javaScriptEnabled: false });
    expect(await page.locator('.samples h3').allInnerTexts()).toEqual(['curl', 'TypeScript', 'Python']);
    expect(await page.locator('.samples pre').count()).toBe(3);
    await close();
  });
});

describe('what bothers somebody', () => {
  it.each([{}, { javaScriptEnabled: false }])('leads from the home page to plans (%o)', async (options) => {
    const { page, close } = await opened('/', options);
    await page.getByLabel('What’s bothering you?').fill('tired all the time, losing hair');
    await page.getByRole('button', { name: 'Show my plan' }).click();
    await page.getByText('Educational').last().waitFor();
    expect(page.url()).not.toContain('tired');
    await close();
  });
});

describe('the search for people', () => {
  it('groups by kind, offers all of a kind, and reads ?q=', async () => {
    const { page, faults, close } = await opened('/search?q=thyroid');
    await page.locator('.groups section').nth(1).waitFor();
    const groups = await page
      .locator('.groups section')
      .evaluateAll((sections) => sections.map((section) => section.querySelectorAll('li').length));
    expect(Math.max(...groups)).toBeLessThanOrEqual(5);
    await page.locator('.groups button').last().click();
    await page.locator('.groups h2').first().waitFor({ state: 'detached' });
    expect(await page.locator('ol.hits li').count()).toBeGreaterThan(3);
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ['tsh high', '/biomarkers/tsh/high'],
    ['low ferritin', '/biomarkers/ferritin/low'],
  ])('answers %o with %s first, and never with a page for programs', async (typed, path) => {
    const { page, close } = await opened(`/search?query=${encodeURIComponent(typed)}`);
    await page.locator('.search-place:not([aria-busy]) [role="status"]', { hasText: typed }).waitFor();
    const paths = await page
      .locator('ol.hits a:not(.add)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths[0]).toBe(path);
    expect(paths.filter((one) => one?.includes('/docs'))).toEqual([]);
    await close();
  });
});
